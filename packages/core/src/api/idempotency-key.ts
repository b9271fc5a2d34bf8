/**
 * Names one intention, so that a repeated POST does the thing once. Make it when the person begins (a form opens),
 * send it with every try: `params: { header: { 'Idempotency-Key': key } }`.
 */
export function createIdempotencyKey(): string {
  // `crypto.randomUUID` is missing in browsers on plain HTTP, which offices use inside their own network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
