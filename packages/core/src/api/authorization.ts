export function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` };
}

/** `btoa` takes bytes only, so Polish letters in a password go through UTF-8 first. */
export function basic(email: string, password: string): { Authorization: string } {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return { Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}
