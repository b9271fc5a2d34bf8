import { type DeclarationForm, formText } from '#services/records/declaration/text.ts';
import { type LiabilityKind, liabilityKindText } from '#services/records/liability/text.ts';
import { pageLocale } from '#ui/text/words.ts';

interface Matters {
  kinds: LiabilityKind[];
  forms: DeclarationForm[];
}

/** "Składki ZUS, zaliczka PIT i JPK_V7M": what is to be paid and sent, each once, the rest in lower case where it is a word. */
export function mattersText({ kinds, forms }: Matters): string {
  const names = [...kinds.map(liabilityKindText), ...forms.map(formText)];
  const inSentence = names.map((name, index) => (index === 0 ? name : inside(name)));
  return new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(inSentence);
}

/** A name inside of a sentence; abbreviations stay as they are. */
function inside(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
