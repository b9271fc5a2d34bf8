/** The id of a sample record; records of one kind have a thousand numbers of their own. */
export function idOf(number: number): string {
  return `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}
