/** `8`, `8:5`, `08.05` and `805` as `08:05`; null where it is no time of a day. */
export function readClock(text: string): string | null {
  const [, hour = '', after, closed] = /^(\d{1,2}?)(?:[:.](\d{1,2})|(\d{2}))?$/.exec(text.trim()) ?? [];
  const minute = after ?? closed ?? '0';
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
