/** Tells a password manager whose password this is; nobody sees it. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
