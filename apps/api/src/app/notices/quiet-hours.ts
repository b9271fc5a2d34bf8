const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', hour: '2-digit', hourCycle: 'h23' });

/** From 20:00 to 7:00 in Poland nobody is reminded and no telephone rings; what an accountant does at night goes out by e-mail as ever. */
export function isQuiet(now: Date): boolean {
  const at = Number(hour.format(now));
  return at >= 20 || at < 7;
}
