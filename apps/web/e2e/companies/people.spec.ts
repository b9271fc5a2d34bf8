import { ADMIN, asSignedIn, axeFindings, callApi, expect, linkOf, OWNER, test } from '../support/portal.ts';

const companyOf = async (part: string): Promise<{ id: string; name: string }> =>
  (await callApi(ADMIN, `/companies?search=${part}`)).body.data[0];

for (const { where, width } of [
  { where: 'at a desk', width: 1440 },
  { where: 'on a phone', width: 390 },
])
  test(`who represents a company invites to it ${where}, and takes it back`, async ({ page, context }) => {
    const email = `zaproszona-${width}@e2e.example`;
    const bistro = await companyOf('bistro');
    await asSignedIn(context, OWNER);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/companies/${bistro.id}`);
    await expect(page.getByText('Zaproszenie wysłane').first()).toBeVisible();
    await page.getByRole('button', { name: 'Zaproś osobę' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zaproś osobę' });
    await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
    await expect(dialog.getByText('Popraw 2 pola')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('Adres e-mail osoby').fill('admin@demo.example');
    await dialog.getByLabel('Rola w firmie').selectOption('Osoba upoważniona');
    await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
    await expect(dialog.getByText(/Ten adres ma już konto\. Napisz do biura/).first()).toBeVisible();
    await dialog.getByLabel('Adres e-mail osoby').fill(email);
    const since = Date.now();
    await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
    await expect(page.getByText(`Zaproszenie wysłane: ${email}`)).toBeVisible();
    const invited = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
    await expect(invited).toContainText('Osoba upoważniona');
    const link = await linkOf(email, since);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: `Zaproszenie: ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Wyślij ponownie' }).click();
    await expect.poll(() => linkOf(email)).not.toBe(link);
    await page.getByRole('button', { name: `Zaproszenie: ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Wycofaj zaproszenie' }).click();
    const question = page.getByRole('dialog', { name: `Wycofać zaproszenie ${email}?` });
    await question.getByRole('button', { name: 'Wycofaj zaproszenie' }).click();
    await expect(invited).toHaveCount(0);
  });

test('whoever only looks at a company invites nobody', async ({ page, context }) => {
  const bistro = await companyOf('bistro');
  await asSignedIn(context, OWNER, (session) => session);
  await page.route('**/api/users/*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const company of body.data?.companies ?? []) company.role = 'viewer';
    await route.fulfill({ response: answer, json: body });
  });
  await page.addInitScript(() => {
    const stored = localStorage.getItem('biuro.session');
    if (stored) localStorage.setItem('biuro.session', stored.replaceAll('"role":"representative"', '"role":"viewer"'));
  });
  await page.goto(`/companies/${bistro.id}`);
  await expect(page.getByText('Zaproszenie wysłane').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zaproś osobę' })).toHaveCount(0);
});

test('people of one company are found in the list of users by a filter that finds companies', async ({
  page,
  context,
}) => {
  const bistro = await companyOf('bistro');
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/users');
  await page.getByRole('button', { name: 'Dodaj filtr' }).click();
  const field = page.getByRole('combobox', { name: 'Firma' });
  await field.fill('bistro');
  await page.getByRole('option', { name: /Bistro/ }).click();
  await expect(page).toHaveURL(new RegExp(`filters\\[company_id\\]=${bistro.id}`));
  const chip = page.getByRole('button', { name: `Usuń filtr Firma: ${bistro.name}` });
  await page.reload();
  await expect(chip).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ewa Malinowska' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anna Kowalska' })).toHaveCount(0);
  await chip.click();
  await expect(page.getByRole('link', { name: 'Anna Kowalska' })).toBeVisible();

  await page.goto(`/dashboard/companies/${bistro.id}/people`);
  await page.getByRole('link', { name: 'Konta tych osób' }).click();
  await expect(chip).toBeVisible();
});
