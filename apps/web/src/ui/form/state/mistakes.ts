import type { Failure, FieldFailure } from '@biuro/core/lib/failure.ts';

export interface Mistakes {
  /** Mistakes of fields that are on the screen, in their order there. */
  fields: (FieldFailure & { name: string })[];
  /** Mistakes that no field on the screen can show. */
  others: FieldFailure[];
}

/** Sorts the mistakes that the server found by the names of the fields, which stand in the order of the screen. */
export function sortMistakes({ fields = [] }: Failure, names: string[]): Mistakes {
  const named = fields.map((mistake) => ({ ...mistake, name: nameOf(mistake.pointer) }));
  const place = (name: string) => names.indexOf(name);
  return {
    fields: named.filter(({ name }) => place(name) >= 0).toSorted((one, other) => place(one.name) - place(other.name)),
    others: fields.filter(({ pointer }) => place(nameOf(pointer)) < 0),
  };
}

/** `/people/0/email` is the field `people.0.email`. */
function nameOf(pointer: string): string {
  return pointer.split('/').slice(1).join('.');
}
