import { demoLogin } from './demo-login.ts';

/** The session of an account, one of the demo where no password is given, as the web app keeps it, for `localStorage['biuro.session']`. */
export async function storedSession(address: string, email: string, password?: string): Promise<string> {
  const tokens = await demoLogin(address, email, password);
  const headers = { 'X-API-Key': 'biuro-cli', Authorization: `Bearer ${tokens.access_token}` };
  const read = async (path: string) => (await fetch(`${address}/api${path}`, { headers })).json();
  const { id } = (await read('/auth')) as { id: string };
  const { data: user } = (await read(`/users/${id}`)) as { data: unknown };
  return JSON.stringify({ user, ...tokens, logged_in: true });
}
