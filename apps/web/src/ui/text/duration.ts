/** Minutes as people read them: 150 is "2 h 30 min". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** Minutes of a text as people write them: "2 h 30 min", "2:30", "1,5 h", "90 min" and plain minutes; undefined where it is none of these. */
export function minutesOf(text: string): number | undefined {
  const { h, m, clockH, clockM, plain } =
    /^(?:(?:(?<h>\d+(?:[.,]\d+)?)\s*h(?:\s*(?<m>\d+)\s*(?:m|min)?)?)|(?:(?<clockH>\d+):(?<clockM>[0-5]\d))|(?:(?<plain>\d+)\s*(?:m|min)?))$/.exec(
      text.trim().toLowerCase(),
    )?.groups ?? {};
  if (plain !== undefined) return Number(plain);
  if (clockH !== undefined) return Number(clockH) * 60 + Number(clockM);
  if (h !== undefined) return Math.round(Number(h.replace(',', '.')) * 60) + Number(m ?? 0);
  return undefined;
}
