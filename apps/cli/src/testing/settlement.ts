import { writeFileSync } from 'node:fs';
import { NEW_PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { nipsFrom } from '@biuro/testing/nips.ts';
import { createPerson, type Person } from './biuro.ts';
import { linkOf } from './server.ts';

interface NewSettlement {
  /** The digits that the NIP begins with. */
  number: number;
  name: string;
}

/** Creates a company with a settlement of October 2026, and a client who is signed in. */
export async function createSettlement(administrator: Person, { number, name }: NewSettlement) {
  const [nip = ''] = nipsFrom(number, 1);
  const email = `klient@${number}.example`;
  const done = async (...args: string[]) => {
    const { stdout, stderr, code } = await administrator.biuro([...args, '--json']);
    if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return stdout === '' ? null : JSON.parse(stdout);
  };
  const call = (path: string, body: object) => done('api', 'POST', path, '--data', JSON.stringify(body));

  const profile = ['--lifecycle', 'active', '--taxation', 'cit9', '--vat-status', 'active', '--vat-period', 'monthly'];
  const company = await done('companies', 'create', '--name', name, '--nip', nip, '--type', 'zoo', ...profile);
  const { data: settlement } = await call('/tasks', { company_id: company.id, kind: 'settlement', period: '2026-10' });

  const role = ['--role', 'representative', '--company', `${company.id}=representative`];
  const user = await done('users', 'invite', email, ...role);
  const token = (await linkOf(email)).split('/').at(-1);
  await call(`/users/${user.id}`, { token, first_name: 'Iga', last_name: 'Wilga', password: NEW_PASSWORD });
  const client = createPerson();
  writeFileSync(client.file('password'), NEW_PASSWORD);
  await client.signIn(email);
  return { nip, settlement, client };
}
