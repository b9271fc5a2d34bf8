import { codeTo } from '@biuro/testing/outbox.ts';
import type { Page } from '@playwright/test';
import { PHONE } from '../support/appearance.ts';
import { atRest } from '../support/idle.ts';
import { addClient, addCompany, addErrand, addPublished } from '../support/own-records.ts';
import { addPerson, address, asSignedIn, CLIENT, expect, fillCredentials, OWNER, test } from '../support/portal.ts';
import { ownTask } from '../support/screens/records.ts';
import { storeSession } from '../support/sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = ['/', '/payments', '/payments?state=paid', '/settlements'];

test('nothing of a client’s pages moves while they load', async ({ page, context }) => {
  await asSignedIn(context, CLIENT);
  await page.addInitScript(() => {
    const noted = { shift: 0 };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      // The type of an entry of this kind is not among those of the DOM library.
      for (const entry of list.getEntries() as unknown as { value: number }[]) noted.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/liabilities/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/payments', '/payments?state=paid']) {
      await page.goto(path);
      await expect(page.locator('.payment-rows .row-title a, .paid-month').first()).toBeVisible();
      await atRest(page);
      const shift = await page.evaluate(() => (globalThis as unknown as { noted: { shift: number } }).noted.shift);
      expect(`${width} ${path}: ${shift.toFixed(3)}`).toBe(`${width} ${path}: 0.000`);
    }
  }
});

test('what a finger presses is 44 px high on phones and tablets', async ({ page, context }) => {
  await asSignedIn(context, CLIENT);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 1024 });
    for (const path of [...PAGES, '/profile', `/settlements/${await ownTask()}`]) {
      await page.goto(path);
      await atRest(page);
      expect(await page.evaluate(lowTargets), `${width} ${path}`).toEqual([]);
    }
    await page.goto('/payments');
    await page.locator('.payment-rows .row-title a').first().click();
    await page.getByRole('button', { name: 'Inna kwota lub potwierdzenie przelewu' }).click();
    const calendar = await page.getByRole('button', { name: 'Otwórz kalendarz' }).boundingBox();
    expect(calendar?.height, `${width} the calendar of a date`).toBeGreaterThanOrEqual(44);
  }
});

/** Runs in the browser: what can be pressed and is lower than 44 px; links in a sentence are as high as its lines. */
function lowTargets(): string[] {
  const targets = document.querySelectorAll(
    'button, summary, select, input, .button, .page-tab, .nav-link, .row-title a, .card-action a, .brand, .breadcrumbs a',
  );
  return [...targets]
    .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden'))
    .map((one) => (one.closest('.row[data-link]') && one.tagName === 'A' ? one.closest('.row') : one))
    .map((one) => (one?.matches('label > [type=radio], label > [type=checkbox]') ? one.parentElement : one))
    .flatMap((one) => {
      const { height, width } = one?.getBoundingClientRect() ?? { height: 0, width: 0 };
      return width > 1 && height < 43.5 ? [`${one?.tagName} ${one?.className} ${one?.textContent}: ${height}`] : [];
    });
}

test('at 320 px nothing is cut: numbers of confirmations wrap, and the present step alone has a name', async ({
  page,
  context,
}) => {
  await asSignedIn(context, CLIENT);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [...PAGES, `/settlements/${await ownTask()}`]) {
    await page.goto(path);
    await atRest(page);
    expect(await page.evaluate(cutTexts), path).toEqual([]);
  }
  await page.goto(`/settlements/${await ownTask()}`);
  await expect(page.locator('.step-now')).toHaveText(/^Krok \d z 5: /);
  await expect(page.locator('.step-name').first()).toHaveCSS('position', 'absolute');
});

/** Runs in the browser: texts that reach over the edge of what cuts them off, or of the screen. */
function cutTexts(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('main *')]
    .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, .step-name, .page-tabs'))
    .flatMap((one) =>
      [...one.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
        range.selectNodeContents(node);
        const edge = one.closest('.card')?.getBoundingClientRect().right ?? innerWidth;
        return range.getBoundingClientRect().right > edge + 0.5 ? [node.textContent] : [];
      }),
    );
}

test('a link of a mail opens the sheet of its payment after signing in, in the company it belongs to', async ({
  page,
}) => {
  const company = await addCompany('Odnośnik Testowy Iga Poczta');
  const errand = await addErrand(company.id, '2025-06');
  const id = await addPublished(errand.id, 'vat', '1355.00');
  const other = await addCompany('Aaa Pierwsza Iga Poczta');
  const both = [company, other].map((one) => ({ id: one.id, role: 'representative' }));
  const { email, password } = await addPerson('poczta@klienci.example', 'representative', 'Iga Poczta', both);
  await page.setViewportSize(PHONE);
  await page.goto(`/payments?pay=${id}`);
  const since = Date.now();
  await fillCredentials(page, email, password);
  await page.getByLabel('Kod weryfikacyjny').fill(await codeTo(address(), email, since));
  const sheet = page.getByRole('dialog', { name: /^VAT za/ });
  await expect(sheet.getByText('1 355,00 zł')).toBeVisible();
  await expect(page).toHaveURL(`/payments?pay=${id}`);
  await expect(switchOf(page)).toContainText(company.name);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/payments');
});

test('the sheet keeps the focus inside, Back closes it, and its row has the focus again', async ({ page, context }) => {
  await asSignedIn(context, CLIENT);
  await page.setViewportSize(PHONE);
  await page.goto('/payments');
  const row = page.getByRole('region', { name: 'Do zapłaty' }).getByRole('link').first();
  await row.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await atRest(page);
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/payments');
  await expect(row).toBeFocused();
});

test('the tabs of a phone count what is to be paid, and less of it once one is paid', async ({ page, context }) => {
  const company = await addCompany('Licznik Testowy Ula Liczba');
  const errand = await addErrand(company.id, '2025-06');
  await addPublished(errand.id, 'vat', '100.00');
  await addPublished(errand.id, 'pit', '200.00');
  const person = await addClient('liczba@klienci.example', 'Ula Liczba', company.id);
  await storeSession(context, address(), person.email, { password: person.password });
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const tab = page.locator('.client-tabs').getByRole('link', { name: 'Płatności' });
  await expect(tab.locator('.nav-count')).toHaveText('2');
  await expect(tab).toHaveAccessibleDescription('2 do zapłaty');
  await page.getByRole('link', { name: 'Zapłać', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zapłacone, dalej' }).click();
  await expect(page.getByRole('dialog').getByText('Zaliczka PIT za czerwiec 2025: zapłacone')).toBeVisible();
  await expect(tab.locator('.nav-count')).toHaveText('1');
});

test('another company is looked at in the same section, also from the page of one record', async ({
  page,
  context,
}) => {
  await asSignedIn(context, OWNER);
  for (const [path, section] of [
    ['/payments', '/payments'],
    ['/settlements', '/settlements'],
  ] as const) {
    await page.goto(path);
    const before = await chosen(page);
    await chooseOther(page);
    await expect(page).toHaveURL(section);
    expect(await chosen(page)).not.toBe(before);
  }
  const record = page.getByRole('main').getByRole('link').filter({ hasText: 'Rozliczenie za' }).first();
  await record.click();
  await expect(page).toHaveURL(/\/settlements\/[0-9a-f-]{36}$/);
  const before = await chosen(page);
  await chooseOther(page);
  await expect(page).toHaveURL('/settlements');
  await atRest(page);
  expect(await chosen(page)).not.toBe(before);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Menu główne' }).first().getByRole('link', { name: 'Firma' }).click();
  const id = page.url().split('/').at(-1);
  await chooseOther(page);
  await expect(page).toHaveURL(/\/companies\/[0-9a-f-]{36}$/);
  expect(page.url().split('/').at(-1)).not.toBe(id);
});

const switchOf = (page: Page) => page.getByRole('button', { name: /, zmień firmę$/ });

const chosen = (page: Page) => switchOf(page).locator('.brand-name').innerText();

async function chooseOther(page: Page): Promise<void> {
  await switchOf(page).click();
  await page.getByRole('menuitemradio', { checked: false }).first().click();
}
