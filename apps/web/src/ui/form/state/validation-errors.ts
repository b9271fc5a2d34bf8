import { ApiError, type Failure, type FieldFailure } from '@biuro/core/lib/failure.ts';

export interface ValidationErrors {
  /** Errors of fields that are on the screen, in their order there. */
  fields: (FieldFailure & { name: string })[];
  /** Errors that no field on the screen can show. */
  others: FieldFailure[];
}

/** The error that `send` of a form throws for what a field cannot mean, as the server would refuse it. */
export function refusedField(name: string, code: string, message: string): ApiError {
  return new ApiError({ kind: 'rejected', message, status: 422, fields: [{ pointer: `/${name}`, code, message }] });
}

/** Sorts the validation errors of a failure by the names of the fields, which stand in the order of the screen. */
export function sortValidationErrors({ fields = [] }: Failure, names: string[]): ValidationErrors {
  const named = fields.map((error) => ({ ...error, name: nameOf(error.pointer) }));
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

interface ShownError {
  /** Name of the field: `email`, `companies.0.role`. */
  name: string;
  message: string;
}

/** The errors of react-hook-form as one list; it keeps those of rows in lists of their own. */
export function listErrors(errors: object, path = ''): ShownError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = path + key;
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }];
    return listErrors(error, `${name}.`);
  });
}
