/** The date and time of the contract, `YYYY-MM-DD HH:mm:ss` in UTC. The instant is milliseconds; parts of a second are cut off. */
export function wireTime(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
}

/** @throws RangeError where the text is no date and time of the contract. */
export function ofWireTime(text: string): number {
  const instant = Date.parse(`${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(instant) || wireTime(instant) !== text) throw new RangeError(`No date and time: ${text}`);
  return instant;
}
