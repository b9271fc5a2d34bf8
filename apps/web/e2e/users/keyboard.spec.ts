import { codeTo } from '@biuro/testing/outbox.ts';
import type { Page } from '@playwright/test';
import { atRest } from '../support/idle.ts';
import { byPalette, enterAt, fromMenu, tabTo, typeInto } from '../support/keyboard.ts';
import { ADMIN, address, asSignedIn, expect, linkOf, test, watched } from '../support/portal.ts';

const email = 'zaneta@e2e.example';
const name = 'Żaneta Źródlana';
const passwords = {
  first: 'zielone-drzewo-za-oknem',
  second: 'niebieski-rower-w-piwnicy',
  third: 'czerwony-parasol-na-dachu',
};

test('the keyboard alone does the whole life of a user', async ({ page, context, browser }) => {
  test.setTimeout(180_000);
  await asSignedIn(context, ADMIN);
  const theirs = await browser.newContext({ locale: 'pl-PL' });
  const complaints = watched(theirs, address());
  const client = await theirs.newPage();

  await test.step('the administrator invites', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await byPalette(page, 'uzytkownicy', /^Użytkownicy/);
    await expect(page).toHaveURL(/\/dashboard\/users/);
    await enterAt(page, page.getByRole('button', { name: 'Zaproś' }));
    const dialog = page.getByRole('dialog', { name: 'Zaproszenie' });
    await typeInto(page, dialog.getByLabel('E-mail'), email);
    await tabTo(page, dialog.getByLabel('Rola'));
    await page.keyboard.press('w');
    await expect(dialog.getByLabel('Rola')).toHaveValue('representative');
    await typeInto(page, dialog.getByLabel('Firmy'), 'gamma');
    await expect(page.getByRole('option', { name: /Gamma Technologie/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('list', { name: 'Wybrane firmy' })).toContainText('Gamma Technologie S.A.');
    await enterAt(page, dialog.getByRole('button', { name: 'Wyślij zaproszenie' }));
    await expect(page.getByText(`Zaproszenie wysłane: ${email}`)).toBeVisible();
  });

  await test.step('the client registers and signs in', async () => {
    await client.goto(await linkOf(email));
    await expect(client).toHaveTitle('Zakładanie konta | Biuro');
    await typeInto(client, client.getByLabel('Imię'), 'Żaneta');
    await typeInto(client, client.getByLabel('Nazwisko'), 'Źródlana');
    await typeInto(client, client.getByLabel('Hasło', { exact: true }), passwords.first);
    await enterAt(client, client.getByRole('button', { name: 'Załóż konto' }));
    await expect(client.getByText('Konto gotowe. Zaloguj się')).toBeVisible();
    await expect(client.getByLabel('Adres e-mail')).toHaveValue(email);
    await signInByKeyboard(client, passwords.first);
    await expect(client).toHaveURL('/');
    await expect(client.getByRole('banner')).toContainText('Gamma Technologie S.A.');
  });

  await test.step('a forgotten password is reset by the mail', async () => {
    await fromMenu(client, client.getByRole('button', { name: `Menu użytkownika: ${name}` }), 'Wyloguj się');
    await enterAt(client, client.getByRole('link', { name: 'Nie pamiętasz hasła?' }));
    const since = Date.now();
    await typeInto(client, client.getByLabel('Adres e-mail'), email);
    await client.keyboard.press('Enter');
    await expect(client.getByText('Sprawdź pocztę')).toBeVisible();
    await client.goto(await linkOf(email, since));
    await expect(client).toHaveTitle('Nowe hasło | Biuro');
    await typeInto(client, client.getByLabel('Nowe hasło'), passwords.second);
    await client.keyboard.press('Enter');
    await expect(client.getByText('Hasło zmienione. Zaloguj się')).toBeVisible();
    await typeInto(client, client.getByLabel('Adres e-mail'), email);
    await signInByKeyboard(client, passwords.second);
    await expect(client).toHaveURL('/');
  });

  await test.step('the administrator finds the person without Polish letters, and edits', async () => {
    await byPalette(page, 'zaneta zrodlana', /Żaneta Źródlana/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} | Biuro`);
    await page.keyboard.press('e');
    await expect(page).toHaveTitle('Edycja użytkownika | Biuro');
    await typeInto(page, page.getByLabel('Stanowisko'), 'Prezeska');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Zapisano', { exact: true })).toBeVisible();
    await expect(page.getByText('Prezeska').first()).toBeVisible();
  });

  await test.step('deactivated, the client is out at once; the undo lets them in again', async () => {
    await fromMenu(page, page.getByRole('button', { name: 'Więcej' }), 'Wyłącz konto');
    const dialog = page.getByRole('dialog', { name: `Wyłączyć konto: ${name}?` });
    await enterAt(page, dialog.getByRole('button', { name: 'Wyłącz konto' }));
    await expect(page.getByText(`Konto wyłączone: ${name}`)).toBeVisible();
    await enterAt(client, client.getByRole('link', { name: 'Firma', exact: true }));
    await expect(client).toHaveURL(/\/login/);
    await expect(client.getByText('Sesja wygasła')).toBeVisible();

    await undo(page);
    await expect(page.getByText('Aktywne').first()).toBeVisible();
    await typeInto(client, client.getByLabel('Adres e-mail'), email);
    await signInByKeyboard(client, passwords.second);
    await expect(client).not.toHaveURL(/\/login/);
  });

  await test.step('a link from the administrator leads to a new password', async () => {
    await fromMenu(page, page.getByRole('button', { name: 'Więcej' }), 'Odnośnik do nowego hasła');
    await enterAt(page, page.getByRole('dialog').getByRole('button', { name: 'Utwórz odnośnik' }));
    const dialog = page.getByRole('dialog', { name: 'Odnośnik do nowego hasła' });
    const link = await dialog.getByText('/reset-password/').innerText();
    await enterAt(page, dialog.getByRole('button', { name: 'Zamknij' }).last());
    await expect(dialog).toBeHidden();

    await fromMenu(client, client.getByRole('button', { name: `Menu użytkownika: ${name}` }), 'Wyloguj się');
    await expect(client).toHaveURL(/\/login/);
    await client.goto(link);
    await typeInto(client, client.getByLabel('Nowe hasło'), passwords.third);
    await client.keyboard.press('Enter');
    await expect(client.getByText('Hasło zmienione. Zaloguj się')).toBeVisible();
    await typeInto(client, client.getByLabel('Adres e-mail'), email);
    await signInByKeyboard(client, passwords.third);
    await expect(client).toHaveURL('/');
  });

  await test.step('deleted, the person is gone; the undo brings them back', async () => {
    // What the undo before this one says stays for eight seconds.
    await expect(page.getByText('Cofnięto')).toBeHidden({ timeout: 15_000 });
    await fromMenu(page, page.getByRole('button', { name: 'Więcej' }), 'Usuń użytkownika');
    const dialog = page.getByRole('dialog', { name: `Usunąć użytkownika: ${name}?` });
    await enterAt(page, dialog.getByRole('button', { name: 'Usuń użytkownika' }));
    await expect(page).toHaveURL(/\/dashboard\/users(\?|$)/);
    await expect(page.getByText(`Użytkownik usunięty: ${name}`)).toBeVisible();
    await undo(page);
    await byPalette(page, 'zrodlana', /Żaneta Źródlana/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('Konto przywrócone')).toBeVisible();
  });

  await test.step('deleted again, the person is restored long after the undo was there', async () => {
    await fromMenu(page, page.getByRole('button', { name: 'Więcej' }), 'Usuń użytkownika');
    await enterAt(page, page.getByRole('dialog').getByRole('button', { name: 'Usuń użytkownika' }));
    await expect(page).toHaveURL(/\/dashboard\/users(\?|$)/);
    await page.reload();
    await enterAt(page, page.getByRole('button', { name: 'Ostatnio usunięci' }));
    const dialog = page.getByRole('dialog', { name: 'Ostatnio usunięci' });
    await enterAt(page, dialog.getByRole('button', { name: `Przywróć: ${name}` }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(`Konto przywrócone: ${name}`)).toBeVisible();
  });

  expect(complaints).toEqual([]);
  await theirs.close();
});

test('the keyboard alone adds somebody, sends the invitation again, marks and withdraws', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  const added = { email: 'klawisz@e2e.example', name: 'Kamil Klawisz' };

  await test.step('added with the key for a new record', async () => {
    await page.goto('/dashboard/users');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Nowy użytkownik' });
    await typeInto(page, dialog.getByLabel('Imię'), 'Kamil');
    await typeInto(page, dialog.getByLabel('Nazwisko'), 'Klawisz');
    await typeInto(page, dialog.getByLabel('E-mail'), added.email);
    await tabTo(page, dialog.getByLabel('Rola'));
    await page.keyboard.press('s');
    await expect(dialog.getByLabel('Rola')).toHaveValue('assistant');
    await enterAt(page, dialog.getByRole('button', { name: 'Dodaj użytkownika' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(added.name);
  });

  await test.step('invited again from the menu, and marked in the list', async () => {
    const since = Date.now();
    await fromMenu(page, page.getByRole('button', { name: 'Więcej' }), 'Wyślij zaproszenie ponownie');
    await expect(page.getByText(`Zaproszenie wysłane: ${added.email}`)).toBeVisible();
    expect(await linkOf(added.email, since)).toContain('/register/');
    await page.goto('/dashboard/users?search=klawisz');
    await expect(page.getByRole('rowheader')).toHaveText([added.name]);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: 'Zaznaczone' });
    await enterAt(page, bar.getByRole('button', { name: 'Wyślij zaproszenie ponownie' }));
    await expect(page.getByText('Wysłano 1 zaproszenie')).toBeVisible();
  });

  await test.step('withdrawn, the account is gone', async () => {
    await enterAt(page, page.getByRole('link', { name: added.name }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(added.name);
    await fromMenu(page, page.getByRole('button', { name: 'Więcej' }), 'Wycofaj zaproszenie');
    await enterAt(page, page.getByRole('dialog').getByRole('button', { name: 'Wycofaj zaproszenie' }));
    await expect(page.getByText(`Zaproszenie wycofane: ${added.name}`)).toBeVisible();
    await page.goto('/dashboard/users?search=klawisz');
    await atRest(page);
    await expect(page.getByRole('rowheader')).toHaveCount(0);
  });
});

async function signInByKeyboard(page: Page, password: string): Promise<void> {
  const since = Date.now();
  await typeInto(page, page.getByLabel('Hasło', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeFocused();
  await page.keyboard.type(await codeTo(address(), email, since));
}

/** The newest notice is reached by its own key, from wherever one is. */
async function undo(page: Page): Promise<void> {
  await page.keyboard.press('Alt+T');
  await enterAt(page, page.getByRole('button', { name: 'Cofnij' }));
  await expect(page.getByText('Cofnięto')).toBeVisible();
}
