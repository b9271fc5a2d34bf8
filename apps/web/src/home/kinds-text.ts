import { type LiabilityKind, liabilityKindText } from '../ui/liability-text.ts';
import { pageLocale } from '../ui/words.ts';

/** "Składki ZUS, zaliczka PIT i VAT": each kind once, the rest in lower case where it is a word. */
export function kindsText(kinds: LiabilityKind[]): string {
  const names = kinds.map((kind, index) => (index === 0 ? liabilityKindText(kind) : inside(liabilityKindText(kind))));
  return new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(names);
}

/** A name inside of a sentence; abbreviations stay as they are. */
function inside(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
