import { addDays } from '@biuro/core/lib/date.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { today } from '#platform/clock/today.ts';
import { ADMIN, CLIENT, type SignedIn, sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const stranger = sharedSignIn(portal, 'wlasciciel@demo.example');

let company: string;
const PERSON = {
  first_name: 'Zofia',
  last_name: 'Żuk',
  pesel: '90011500112',
  contract_type: 'employment',
  employed_from: today(),
  fte: 0.5,
  salary: '5200',
};

beforeAll(async () => {
  company = (
    await portal.db.selectFrom('companies').select('id').where('name', 'like', 'Delta%').executeTakeFirstOrThrow()
  ).id;
});
beforeEach(async () => {
  await portal.db.deleteFrom('staff_reports').execute();
  await portal.db.deleteFrom('employees').execute();
  await setRole('representative');
});

const setRole = (role: 'representative' | 'authorised' | 'viewer' | 'employee') =>
  portal.db.updateTable('company_users').set({ role }).where('company_id', '=', company).execute();
const report = (person: SignedIn, payload: object) =>
  send(person, 'POST', `/api/companies/${company}/staff-reports`, payload);
const move = (person: SignedIn, { id, version }: { id: string; version: number }, to: string, remark?: string) =>
  send(person, 'POST', `/api/staff-reports/${id}/status`, { to, version, ...(remark && { remark }) });
const employees = async (person: SignedIn) => (await get(person, `/api/companies/${company}/employees`)).body.data;
const otherCompany = async () =>
  (await portal.db.selectFrom('companies').select('id').where('name', 'like', 'Bistro%').executeTakeFirstOrThrow()).id;
const addEmployee = async (values: object = {}) =>
  (await send(admin, 'POST', `/api/companies/${company}/employees`, { ...PERSON, ...values })).body.data;

test('a reported employee is there at once, and employed when the office has done it', async () => {
  const { status, body } = await report(client, { kind: 'hire', new_employee: PERSON });
  expect([status, body.data.status, body.data.employee.name, body.data.warnings]).toEqual([
    201,
    'sent',
    'Zofia Żuk',
    [],
  ]);
  expect(await employees(client)).toMatchObject([
    { last_name: 'Żuk', status: 'reported', fte: 0.5, salary: '5200.00' },
  ]);
  const accepted = await move(admin, body.data, 'accepted');
  await move(admin, accepted.body.data, 'done');
  expect(await employees(client)).toMatchObject([{ status: 'employed' }]);
  const history = (await get(admin, `/api/companies/${company}/history`)).body.data;
  expect(history.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
    'staff_report.done',
    'staff_report.accepted',
    'staff_report.sent',
  ]);
});

test('a report after the first day of work warns of the seven days for ZUS, until it is dealt with', async () => {
  const late = async (days: number) => {
    const employed_from = addDays(today(), -days);
    return (await report(client, { kind: 'hire', new_employee: { ...PERSON, employed_from } })).body.data;
  };
  const [first, soon, last, over] = [await late(0), await late(1), await late(7), await late(8)];
  const given = [first, soon, last, over].map(({ warnings }) => warnings);
  expect(given).toEqual([[], ['zus_soon'], ['zus_soon'], ['zus_late']]);
  const inList = async (person: SignedIn, url: string) =>
    (await get(person, url)).body.data.map(({ warnings }: { warnings: string[] }) => warnings);
  expect(await inList(client, `/api/companies/${company}/staff-reports`)).toEqual(given.toReversed());
  expect(await inList(admin, '/api/staff-reports')).toEqual(given.toReversed());
  await move(admin, over, 'done');
  expect((await inList(admin, '/api/staff-reports'))[0]).toEqual([]);
});

describe('a new employee', () => {
  const hire = (values: object) => report(client, { kind: 'hire', new_employee: { ...PERSON, ...values } });

  test.each([
    [{ pesel: undefined }, '/new_employee/pesel', 'Podaj PESEL albo numer paszportu i datę urodzenia'],
    [{ pesel: '  ' }, '/new_employee/pesel', 'Podaj PESEL albo numer paszportu i datę urodzenia'],
    [
      { pesel: null, passport: 'FA 1234567' },
      '/new_employee/birth_date',
      'Przy numerze paszportu potrzebna jest data urodzenia',
    ],
    [{ passport: 'ŻÓŁW' }, '/new_employee/passport', 'Numer paszportu to litery i cyfry, na przykład FA1234567'],
  ])('with %o is refused', async (values, pointer, message) => {
    const { status, body } = await hire(values);
    expect([status, body.errors[0].pointer, body.error]).toEqual([422, pointer, expect.stringContaining(message)]);
  });

  test('without anything is asked for field by field, and not as a whole as well', async () => {
    const { body } = await report(client, { kind: 'hire', new_employee: { contract_type: 'employment', fte: 1 } });
    expect(body.errors.map(({ pointer, message }: { pointer: string; message: string }) => [pointer, message])).toEqual(
      [
        ['/new_employee/first_name', 'Wpisz imię'],
        ['/new_employee/last_name', 'Wpisz nazwisko'],
        ['/new_employee/employed_from', 'Podaj początek zatrudnienia'],
        ['/new_employee/pesel', 'Podaj PESEL albo numer paszportu i datę urodzenia'],
      ],
    );
  });

  test('whose values are wrong in many ways is refused for all of them at once', async () => {
    const values = { first_name: '', pesel: '44051401358', employed_to: '2020-01-01', student_under_26: true };
    const { body } = await report(client, { kind: 'hire', hours: [], new_employee: { ...PERSON, ...values } });
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/new_employee/first_name',
      '/hours',
      '/new_employee/pesel',
      '/new_employee/employed_to',
      '/new_employee/student_under_26',
    ]);
  });

  test('without a PESEL is known by the passport', async () => {
    const { status } = await hire({ pesel: null, passport: 'fa 123 45 67', birth_date: '1990-05-01' });
    expect(status).toBe(201);
    expect(await employees(client)).toMatchObject([{ pesel: null, passport: '*****4567', birth_date: '1990-05-01' }]);
  });

  test('stays known when the report is corrected without the PESEL', async () => {
    const { body } = await hire({});
    const returned = await move(admin, body.data, 'returned', 'Jaki wymiar?');
    const { pesel: _kept, ...rest } = PERSON;
    const { version } = returned.body.data;
    const again = { kind: 'hire', new_employee: { ...rest, fte: 1 }, version };
    expect((await send(client, 'PUT', `/api/staff-reports/${body.data.id}`, again)).status).toBe(200);
    expect(await employees(client)).toMatchObject([{ pesel: '*******0112', fte: 1 }]);
  });

  test('whose report is cancelled after it was accepted has never worked here', async () => {
    const { body } = await hire({});
    const accepted = await move(admin, body.data, 'accepted');
    await move(admin, accepted.body.data, 'cancelled');
    expect(await employees(client)).toMatchObject([{ status: 'dismissed' }]);
  });
});

describe('the end of a contract', () => {
  const end = (employee_id: string, date_from: string) =>
    report(client, { kind: 'termination', employee_id, date_from });

  test('cannot come before its beginning', async () => {
    const { id } = await addEmployee();
    const { status, body } = await end(id, addDays(today(), -1));
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          pointer: '/date_from',
          code: 'before_hire',
          message: 'Ten dzień jest przed początkiem zatrudnienia',
        },
      ],
    ]);
  });

  test('is not carried out where the beginning has moved past it meanwhile', async () => {
    const { id, version } = await addEmployee();
    const { body } = await end(id, addDays(today(), 5));
    const later = { ...PERSON, employed_from: addDays(today(), 9), status: 'employed', version };
    await send(admin, 'PUT', `/api/companies/${company}/employees/${id}`, later);
    const refused = await move(admin, body.data, 'done');
    expect([refused.status, refused.body.errors[0].pointer, refused.body.errors[0].code]).toEqual([
      422,
      '/to',
      'before_hire',
    ]);
    expect((await move(admin, body.data, 'returned', 'Zła data')).status).toBe(200);
  });
});

test('a returned report is corrected and sent again; without a word why it is not returned', async () => {
  const { id: employee_id } = await addEmployee({ employed_from: '2020-01-01' });
  const absence = {
    kind: 'absence',
    employee_id,
    date_from: '2026-11-02',
    date_to: '2026-11-06',
    absence_kind: 'sick_leave',
  };
  const { body } = await report(client, absence);
  expect(await move(admin, body.data, 'returned')).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/remark', message: 'Napisz, co poprawić' }] },
  });
  const returned = await move(admin, body.data, 'returned', 'Brakuje numeru zwolnienia');
  expect(returned.body.data).toMatchObject({ status: 'returned', remark: 'Brakuje numeru zwolnienia' });
  const corrected = await send(client, 'PUT', `/api/staff-reports/${body.data.id}`, {
    ...absence,
    date_to: '2026-11-10',
    note: 'ZUS ZLA 1',
    version: returned.body.data.version,
  });
  expect(corrected).toMatchObject({ status: 200, body: { data: { status: 'sent', date_to: '2026-11-10' } } });
  const stale = await move(admin, body.data, 'accepted');
  expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
});

test('an absence of today and the end of a contract change the employee when they are done', async () => {
  const { id: employee_id } = await addEmployee();
  const absence = await report(client, {
    kind: 'absence',
    employee_id,
    date_from: today(),
    date_to: addDays(today(), 3),
    absence_kind: 'holiday',
  });
  await move(admin, absence.body.data, 'done');
  expect(await employees(client)).toMatchObject([{ status: 'absent', absent_until: addDays(today(), 3) }]);
  const end = await report(client, { kind: 'termination', employee_id, date_from: addDays(today(), 14) });
  await move(admin, end.body.data, 'done');
  expect(await employees(client)).toMatchObject([{ status: 'absent', employed_to: addDays(today(), 14) }]);
});

describe('moves', () => {
  const STATUSES = ['sent', 'accepted', 'done', 'returned', 'cancelled'] as const;
  const allowed = {
    office: {
      sent: ['accepted', 'done', 'returned', 'cancelled'],
      accepted: ['done', 'returned', 'cancelled'],
      returned: ['cancelled'],
      done: [],
      cancelled: [],
    },
    client: { sent: ['cancelled'], accepted: [], returned: ['cancelled'], done: [], cancelled: [] },
  } as const;
  const targets = STATUSES.filter((status) => status !== 'sent');
  const cases = (['office', 'client'] as const).flatMap((side) =>
    STATUSES.flatMap((from) =>
      targets.map((to) => ({ side, from, to, ok: (allowed[side][from] as readonly string[]).includes(to) })),
    ),
  );
  test.each(cases)('$side: $from → $to: $ok', async ({ side, from, to, ok }) => {
    const { id: employee_id } = await addEmployee();
    const { body } = await report(client, { kind: 'bonus', employee_id, amount: '100' });
    await portal.db.updateTable('staff_reports').set({ status: from }).execute();
    const { status } = await move(side === 'office' ? admin : client, body.data, to, 'Powód');
    expect(status).toBe(ok ? 200 : 422);
  });
});

describe('who may', () => {
  test('a viewer sees without salaries and reports nothing', async () => {
    await addEmployee();
    await setRole('viewer');
    expect(await employees(client)).toMatchObject([{ salary: null }]);
    expect(await report(client, { kind: 'hire', new_employee: PERSON })).toMatchObject({
      status: 403,
      body: { error: 'W tej firmie masz dostęp tylko do podglądu' },
    });
  });

  test('whoever is authorised reports, and sees no salary', async () => {
    await addEmployee();
    await setRole('authorised');
    expect(await employees(client)).toMatchObject([{ salary: null }]);
    expect((await report(client, { kind: 'hire', new_employee: PERSON })).status).toBe(201);
  });

  test('an employee of the company and a client of another learn nothing', async () => {
    const { id: employee_id, version } = await addEmployee();
    const { body } = await report(client, { kind: 'bonus', employee_id, amount: '100' });
    await setRole('employee');
    for (const person of [client, stranger]) {
      const answers = await Promise.all([
        get(person, `/api/companies/${company}/employees`),
        get(person, `/api/companies/${company}/staff-reports`),
        report(person, { kind: 'hire', new_employee: PERSON }),
        move(person, body.data, 'cancelled'),
        send(person, 'PUT', `/api/staff-reports/${body.data.id}`, { kind: 'bonus', employee_id, amount: '1', version }),
        get(person, '/api/staff-reports'),
        send(person, 'PUT', `/api/companies/${company}/employees/${employee_id}`, {
          ...PERSON,
          status: 'employed',
          version,
        }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    }
  });

  test('an employee of another company cannot be named', async () => {
    const { id: employee_id } = await addEmployee();
    const [own] = (await get(stranger, '/api/companies/my')).body.data;
    const answer = await send(stranger, 'POST', `/api/companies/${own.id}/staff-reports`, {
      kind: 'bonus',
      employee_id,
      amount: '1',
    });
    expect(answer).toMatchObject({ status: 422, body: { error: 'Nie ma takiego pracownika w tej firmie' } });
  });
});

describe('the working time of a month', () => {
  const worked = (hours: object[], by = client) => report(by, { kind: 'worktime', date_from: '2026-10-01', hours });

  test('is told by employee and hours, and corrected', async () => {
    const [ada, bogdan] = [
      await addEmployee(),
      await addEmployee({ first_name: 'Adam', last_name: 'Bąk', pesel: null, birth_date: '1990-01-01' }),
    ];
    const { status, body } = await worked([
      { employee_id: ada.id, hours: 168 },
      { employee_id: bogdan.id, hours: 84.5 },
    ]);
    expect([status, body.data.hours]).toEqual([
      201,
      [
        { employee: { id: bogdan.id, name: 'Adam Bąk' }, hours: 84.5, deleted: false },
        { employee: { id: ada.id, name: 'Zofia Żuk' }, hours: 168, deleted: false },
      ],
    ]);
    const returned = await move(admin, body.data, 'returned', 'A pan Bąk?');
    const again = { kind: 'worktime', date_from: '2026-10-01', hours: [{ employee_id: ada.id, hours: 160 }] };
    const corrected = await send(client, 'PUT', `/api/staff-reports/${body.data.id}`, {
      ...again,
      version: returned.body.data.version,
    });
    expect(corrected.body.data).toMatchObject({ status: 'sent', hours: [{ hours: 160 }] });
  });

  test('needs somebody of the company, each once, and stands in no other report', async () => {
    const { id } = await addEmployee();
    const foreign = await send(admin, 'POST', `/api/companies/${await otherCompany()}/employees`, PERSON);
    const faults = async (hours: object[]) => {
      const { status, body } = await worked(hours);
      return [
        status,
        body.errors.map(({ pointer, message }: { pointer: string; message: string }) => [pointer, message]),
      ];
    };
    expect(await faults([])).toEqual([422, [['/hours', 'Wpisz godziny przynajmniej jednej osoby']]]);
    expect(await faults([{ employee_id: foreign.body.data.id, hours: 1 }])).toEqual([
      422,
      [['/hours/0/employee_id', 'Nie ma takiego pracownika w tej firmie']],
    ]);
    expect(
      await faults([
        { employee_id: id, hours: 8 },
        { employee_id: id, hours: 8 },
      ]),
    ).toEqual([422, [['/hours/1/employee_id', 'Ta osoba jest już na liście godzin']]]);
    const said = async (hours: unknown) => faults([{ employee_id: id, hours }]);
    const at = (message: string) => [422, [['/hours/0/hours', message]]];
    expect(await said(null)).toEqual(at('Wpisz liczbę godzin, na przykład 168 albo 84,5'));
    expect(await said(745)).toEqual(at('Miesiąc ma najwyżej 744 godziny'));
    expect(await said(8.1)).toEqual(at('Podaj godziny z dokładnością do kwadransa, na przykład 84,5 albo 84,25'));
    const bonus = await report(client, {
      kind: 'bonus',
      employee_id: id,
      amount: '1',
      hours: [{ employee_id: id, hours: 1 }],
    });
    expect(bonus.body.errors[0].pointer).toBe('/hours');
  });
});

test('every mistake of an employee is named at its place', async () => {
  const { status, body } = await report(client, {
    kind: 'hire',
    new_employee: {
      ...PERSON,
      pesel: '44051401358',
      contract_type: 'b2b',
      employed_to: '2020-01-01',
      student_under_26: true,
    },
  });
  expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()]).toEqual([
    422,
    ['/new_employee/employed_to', '/new_employee/fte', '/new_employee/pesel', '/new_employee/student_under_26'],
  ]);
});

test('a PESEL is kept sealed and shown by its end', async () => {
  const employee = await addEmployee({ pesel: '44051401359' });
  expect(employee).toMatchObject({ pesel: '*******1359', birth_date: '1944-05-14' });
  const row = await portal.db.selectFrom('employees').select('pesel').executeTakeFirstOrThrow();
  expect(row.pesel?.toString('latin1')).not.toContain('44051401359');
});

test('two who edit one employee: the second is told', async () => {
  const { id, version } = await addEmployee();
  const put = (fte: number) =>
    send(admin, 'PUT', `/api/companies/${company}/employees/${id}`, { ...PERSON, fte, status: 'employed', version });
  const answers = await Promise.all([put(0.25), put(0.75)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
