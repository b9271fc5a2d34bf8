import { writeFileSync } from 'node:fs';
import { NEW_PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { createPerson, type Person } from './biuro.ts';
import { linkOf } from './server.ts';

/** Creates an accountant who is signed in and has no tasks. */
export async function createAccountant(administrator: Person, email: string): Promise<Person> {
  const done = async (...args: string[]) => {
    const { stdout, stderr, code } = await administrator.biuro([...args, '--json']);
    if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return stdout === '' ? null : JSON.parse(stdout);
  };
  const user = await done('users', 'invite', email, '--role', 'accountant');
  const token = (await linkOf(email)).split('/').at(-1);
  const body = JSON.stringify({ token, first_name: 'Ida', last_name: 'Kania', password: NEW_PASSWORD });
  await done('api', 'POST', `/users/${user.id}`, '--data', body);
  const person = createPerson(administrator.host);
  writeFileSync(person.file('password'), NEW_PASSWORD);
  await person.signIn(email);
  return person;
}
