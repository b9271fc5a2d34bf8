/** A recovery code as the server takes it, of what was typed or pasted: " K7M2P x9w4t " gives "k7m2p-x9w4t". Null of anything else. */
export function recoveryCodeOf(text: string): string | null {
  const letters = text.replace(/[\s-]/g, '').toLowerCase();
  return /^[a-z0-9]{10}$/.test(letters) ? `${letters.slice(0, 5)}-${letters.slice(5)}` : null;
}
