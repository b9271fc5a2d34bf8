/** A hidden field that tells a password manager whose password this is. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
