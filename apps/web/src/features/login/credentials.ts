export interface Credentials {
  email: string;
  password: string;
}

/** Message ids of what is wrong, by field. */
export interface Mistakes {
  email?: 'email.empty' | 'email.shape';
  password?: 'password.empty';
}

/** What can be said before asking the server. After a first look, only fields that were wrong are looked at again. */
export function mistakesIn({ email, password }: Credentials, known?: Mistakes): Mistakes {
  const found: Mistakes = {};
  if (!email) found.email = 'email.empty';
  else if (!/^[^\s@]+@[^\s@]+$/.test(email)) found.email = 'email.shape';
  if (!password) found.password = 'password.empty';
  if (known && !known.email) delete found.email;
  if (known && !known.password) delete found.password;
  return found;
}
