/** Licences of packages that say theirs in the readme and not in their `package.json`. */
export const UNDECLARED_LICENCES: Readonly<Record<string, string>> = {
  // Belongs to tus-js-client, which only a test uses.
  'combine-errors': 'MIT',
};
