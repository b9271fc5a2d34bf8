/** The search text: a NIP as ten digits, however it was written (`PL 526-025-09-95`), anything else as it was typed. */
export function parseSearch(typed: string): string {
  const trimmed = typed.trim();
  return /^(?:PL)?[\d\s-]+$/i.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed;
}
