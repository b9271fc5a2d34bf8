/**
 * A key for one action, so that a repeated POST takes effect once. Create it when the action begins (a form opens) and
 * send it with every attempt: `params: { header: { 'Idempotency-Key': key } }`.
 */
export function createIdempotencyKey(): string {
  // `crypto.randomUUID` is missing in browsers on plain HTTP, which offices use inside their own network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
