import './avatar.css';

/** Initials of a name that stands beside it: decoration for the eye, silent for a screen reader. */
export function Avatar({ name }: { name: string }) {
  return <span className="avatar" data-initials={initials(name)} aria-hidden="true" />;
}

/** First letters of the first and the last word: "Anna Maria Kowalska" gives AK. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pl');
}
