import { type Browser, type BrowserContext, devices, type Locator, type Page } from '@playwright/test';
import { englishWords } from '../support/english.ts';
import { atRest } from '../support/idle.ts';
import {
  ADMIN,
  address,
  asSignedIn,
  axeFindings,
  CLIENT,
  callApi,
  expect,
  OWNER,
  test,
  watched,
} from '../support/portal.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};

/** The month that is not settled yet by anybody: this one. */
const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date()).slice(0, 7);
const monthText = new Intl.DateTimeFormat('pl-PL', { month: 'long', year: 'numeric' }).format(new Date(`${month}-15`));

async function clientOnPhone(
  browser: Browser,
  email: string,
): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: address(),
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
  });
  const complaints = watched(context, address());
  await asSignedIn(context, email);
  return { page: await context.newPage(), context, complaints };
}

async function examine(page: Page, where: string): Promise<void> {
  await atRest(page);
  expect(await axeFindings(page), where).toEqual([]);
  expect(await englishWords(page), where).toEqual([]);
}

/** The settlement of this month of a company, by the name that it begins with. */
async function taskOf(name: string): Promise<{ id: string; company: { id: string } }> {
  const { body } = await callApi(
    ADMIN,
    `/tasks?search=${encodeURIComponent(name)}&filters[period]=${month}&filters[kind]=settlement`,
  );
  return body.data[0];
}

test('a month from opening to closed: the office at a desk, two clients on their phones', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/tasks');

  await test.step('the office opens the month and sees what comes of it', async () => {
    await page.getByRole('button', { name: 'Otwórz miesiąc' }).click();
    const dialog = page.getByRole('dialog', { name: 'Otwarcie miesiąca' });
    await dialog.getByLabel('Miesiąc do rozliczenia').selectOption(month);
    await expect(dialog.getByText('po jednym na firmę')).toBeVisible();
    await examine(page, 'opening');
    await dialog.getByRole('button', { name: 'Otwórz miesiąc' }).click();
    await expect(dialog.getByRole('link', { name: 'Pokaż tablicę' })).toBeVisible();
    await expect.poll(async () => (await taskOf('Delta'))?.id).toBeTruthy();
    await dialog.getByRole('button', { name: 'Zamknij' }).first().click();
  });
  const { id, company } = await taskOf('Delta');

  const one = await clientOnPhone(browser, CLIENT);
  const two = await clientOnPhone(browser, OWNER);
  await test.step('both clients confirm their documents, and one finds another invoice', async () => {
    await one.page.goto(`/settlements/${id}`);
    await examine(one.page, 'settlement on a phone');
    await confirmDocuments(one.page);
    const bistro = await taskOf('Bistro');
    await two.page.goto(`/settlements/${bistro.id}`);
    await confirmDocuments(two.page);
    await two.page.getByRole('button', { name: 'Dosyłam dokumenty' }).click();
    const dialog = two.page.getByRole('dialog');
    await dialog.getByLabel('Jakie dokumenty').fill('Faktura za prąd');
    await dialog.getByRole('button', { name: 'Powiadom biuro' }).click();
    await expect(two.page.getByText('Dosłane dokumenty czekają na decyzję biura.')).toBeVisible();
    await page.goto(`/dashboard/tasks/${bistro.id}`);
    await expect(page.getByText('Klient pisze: Faktura za prąd')).toBeVisible();
    await page.getByRole('button', { name: 'Ujmij w tym okresie' }).click();
    await expect(page.getByText('Klient pisze: Faktura za prąd')).toBeHidden();
  });

  await test.step('the office books, writes the amounts and publishes them', async () => {
    await page.goto(`/dashboard/tasks/${id}`);
    await page.getByRole('button', { name: 'Rozpocznij księgowanie' }).click();
    await page.getByRole('button', { name: 'Oznacz jako zaksięgowane' }).click();
    const write = page.getByRole('button', { name: /^Wpisz kwotę: / });
    await expect(write.first()).toBeVisible();
    for (let left = await write.count(); left > 0; left--) {
      await write.first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Kwota', { exact: true }).fill(`${left} 200`);
      await dialog.getByRole('button', { name: 'Zapisz kwotę' }).click();
      await expect(dialog).toBeHidden();
      await expect(write).toHaveCount(left - 1);
    }
    await page.getByRole('button', { name: 'Podatki wyliczone' }).click();
    await examine(page, 'calculated');
    await page.getByRole('button', { name: /^Przekaż klientowi \d/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Przekazanie kwot klientom' });
    await expect(dialog.getByText('Wiadomość dostanie 1 osoba')).toBeVisible();
    await examine(page, 'publishing');
    await dialog.getByRole('button', { name: /^Przekaż \d/ }).click();
    await expect(dialog.getByText(/^Przekazano \d+ kwot/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Zamknij' }).first().click();
    await expect(page.getByText('Klient poinformowany').first()).toBeVisible();
  });

  await test.step('the client pays: account, code, and the mark', async () => {
    await one.page.goto('/');
    await expect(one.page.getByRole('heading', { name: 'Do zapłaty', exact: true })).toBeVisible();
    await examine(one.page, 'client home with payments');
    const open = async () =>
      (await callApi(CLIENT, '/liabilities/my?limit=100')).body.data.filter(
        (liability: { period: string; result: string }) =>
          liability.period.startsWith(month.slice(0, 4)) && liability.result === 'payable',
      );
    for (const liability of (await open()).filter(({ task }: { task: { id: string } }) => task.id === id)) {
      await one.page.goto(`/payments/${liability.id}`);
      await one.page.getByRole('link', { name: /^Zapłać: / }).click();
      const dialog = one.page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Kopiuj: Rachunek' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Zapłacone', exact: true }).click();
      await expect(dialog).toBeHidden();
    }
    await examine(one.page, 'a paid liability');
    await expect
      .poll(async () => (await open()).filter(({ task }: { task: { id: string } }) => task.id === id).length)
      .toBe(0);
  });

  await test.step('the office confirms the payments, sends the declarations and closes', async () => {
    await page.goto(`/dashboard/tasks/${id}`);
    const confirm = page.getByRole('button', { name: /^Potwierdź wpłatę: / });
    await expect(confirm.first()).toBeVisible();
    const confirmed = page
      .getByRole('region', { name: 'Zobowiązania' })
      .getByText('Wpłata potwierdzona', { exact: true });
    const before = await confirmed.count();
    for (let made = 1, all = await confirm.count(); made <= all; made++) {
      await confirm.first().click();
      // A button that works has another name meanwhile: fewer of them do not mean that one is done.
      await expect(confirmed).toHaveCount(before + made);
    }
    await expect(confirm).toHaveCount(0);
    const send = ['Oznacz: przygotowana', 'Oznacz: podpisana', 'Oznacz: wysłana'];
    for (const verb of send) await moveDeclarations(page, verb);
    await test.step('the tax office refuses one, and it is sent again', async () => {
      const refused = page.getByRole('listitem').filter({ hasText: 'JPK_V7M' }).first();
      await refused.getByRole('button', { name: 'Więcej: JPK_V7M' }).click();
      await page.getByRole('menuitem', { name: 'Oznacz: odrzucona' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Oznacz: odrzucona' }).click();
      await expect(dialog.getByText('Napisz, dlaczego deklaracja jest odrzucona').first()).toBeVisible();
      await dialog.getByLabel('Powód odrzucenia').fill('Błędny NIP');
      await examine(page, 'a refused declaration');
      await dialog.getByRole('button', { name: 'Oznacz: odrzucona' }).click();
      await expect(dialog).toBeHidden();
      await expect(refused.getByText('Błędny NIP')).toBeVisible();
      for (const verb of send) await moveDeclarations(page, verb);
    });
    await moveDeclarations(page, 'Wpisz UPO', async (dialog, left) => {
      await dialog.getByLabel('Numer UPO').fill(`UPO-${left}`);
      await dialog.getByRole('button', { name: 'Zapisz UPO' }).click();
    });
    await page.getByRole('button', { name: 'Zamknij zadanie' }).click();
    await expect(page.getByText('Zamknięte', { exact: true }).first()).toBeVisible();
    await examine(page, 'closed task');
  });

  await test.step('the client sees the month closed', async () => {
    await one.page.goto(`/settlements/${id}`);
    await expect(one.page.getByText('Wszystko rozliczone')).toBeVisible();
    await expect(one.page.getByRole('heading', { level: 1 })).toContainText(monthText);
    await examine(one.page, 'closed on a phone');
    const rows = await callApi(ADMIN, `/companies?search=Delta&filters[month]=${month}`);
    const row = rows.body.data.find((listed: { id: string }) => listed.id === company.id);
    expect([row.accounting_month, row.accounting_status]).toEqual([month, 'closed']);
  });
  expect([...one.complaints, ...two.complaints]).toEqual([]);
  await one.context.close();
  await two.context.close();
});

async function confirmDocuments(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Potwierdzam komplet dokumentów' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Potwierdzam komplet dokumentów' }).click();
  await expect(page.getByText(/^Komplet potwierdzony/).first()).toBeVisible();
}

/** Moves each declaration on whose next step is called so, answering what its dialog asks. */
async function moveDeclarations(
  page: Page,
  verb: string,
  tell?: (dialog: Locator, left: number) => Promise<void>,
): Promise<void> {
  const move = page.getByRole('button', { name: new RegExp(`^${verb}: `) });
  await expect(move.first()).toBeVisible();
  await atRest(page);
  for (let left = await move.count(); left > 0; left--) {
    await move.first().click();
    if (tell) {
      await tell(page.getByRole('dialog'), left);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    // Under way, a button bears another name for a moment.
    await atRest(page);
    await expect(move).toHaveCount(left - 1);
  }
}
