/** What the API answers to the one who is signed in, without anything around it. */
export async function read<T>(path: string): Promise<T> {
  const { access_token } = JSON.parse(localStorage.getItem('biuro.session') ?? '{}');
  const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${access_token}` };
  const answer = await fetch(`/api${path}`, { headers });
  return (await answer.json()).data;
}
