// Swedes write a date as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

/** `YYYY-MM-DD`, by the clock in Warsaw. */
export const dayInWarsaw = (instant: number): string => format.format(instant);
