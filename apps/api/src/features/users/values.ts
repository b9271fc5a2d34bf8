import { parsePhone } from '#platform/formats/phone.ts';
import { invalid } from '#platform/http/problem.ts';

interface Written {
  first_name?: string;
  last_name?: string;
  phone?: string | null;
  position?: string | null;
}

/** Values as they are stored: trimmed, the phone number in E.164. */
export function tidy<T extends Written>(values: T): T {
  const names = (['first_name', 'last_name'] as const).filter((field) => values[field] !== undefined);
  const empty = names.filter((field) => !values[field]?.trim());
  if (empty.length > 0) throw invalid(...empty.map((field) => ({ pointer: `/${field}`, code: 'required' })));
  return {
    ...values,
    ...Object.fromEntries(names.map((field) => [field, values[field]?.trim()])),
    ...(values.phone != null && { phone: parsePhone(values.phone) ?? null }),
    ...(values.position != null && { position: values.position.trim() || null }),
  };
}

/** The address for a user without a name. */
export const nameOf = (user: { first_name: string; last_name: string; email: string }): string =>
  `${user.first_name} ${user.last_name}`.trim() || user.email;
