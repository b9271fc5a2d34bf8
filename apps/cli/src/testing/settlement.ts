import type { Person } from './biuro.ts';
import { nipsFrom } from './nips.ts';

interface NewSettlement {
  /** Where the NIP of the company begins. */
  number: number;
  name: string;
}

/**
 * A company of its own for one test file, with the settlement of October 2026 and the owner of three companies as its
 * client; its NIP.
 */
export async function createSettlement(administrator: Person, { number, name }: NewSettlement): Promise<string> {
  const [nip = ''] = nipsFrom(number, 1);
  const done = async (...args: string[]) => {
    const { stdout, stderr, code } = await administrator.biuro([...args, '--json']);
    if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return JSON.parse(stdout);
  };
  const profile = ['--taxation', 'cit9', '--vat-status', 'active', '--vat-period', 'monthly'];
  const company = await done('companies', 'create', '--name', name, '--nip', nip, '--type', 'zoo', ...profile);
  const person = JSON.stringify({ email: 'wlasciciel@demo.example', role: 'representative' });
  await done('api', 'POST', `/companies/${company.id}/people`, '--data', person);
  const task = JSON.stringify({ company_id: company.id, kind: 'settlement', period: '2026-10' });
  await done('api', 'POST', '/tasks', '--data', task);
  return nip;
}
