const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The day in Poland, for example 2026-03-29. */
export const today = (now = new Date()): string => day.format(now);
