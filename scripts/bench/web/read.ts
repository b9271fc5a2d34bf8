/** The answer of the API to the person who is signed in, by `fetch` alone. */
export async function read<T>(path: string): Promise<T> {
  const { access_token } = JSON.parse(localStorage.getItem('biuro.session') ?? '{}');
  const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${access_token}` };
  const answer = await fetch(`/api${path}`, { headers });
  return (await answer.json()).data;
}
