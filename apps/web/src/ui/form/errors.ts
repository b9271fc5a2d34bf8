interface FieldMistake {
  /** Name of the field: `email`, `companies.0.role`. */
  name: string;
  message: string;
}

/** The mistakes of react-hook-form, which keeps those of lists in lists, one after another. */
export function mistakesOf(errors: object, path = ''): FieldMistake[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = path + key;
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }];
    return mistakesOf(error, `${name}.`);
  });
}
