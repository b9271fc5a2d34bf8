/** A number as people read it: `+48 600 000 000`. One of another country stays as it is stored. */
export function phoneShown(phone: string): string {
  return phone.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
