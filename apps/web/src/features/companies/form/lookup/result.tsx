import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import { pageLocale } from '#ui/text/words.ts';
import messages from '../../messages.json' with { type: 'json' };
import profile from '../../profile/messages.json' with { type: 'json' };
import type { Finding, Lookup, LookupChanges, LookupField } from './compare.ts';

interface CompanyLookupResultProps {
  lookup: Lookup;
  changes: LookupChanges;
  /** Puts what was found into its field. */
  onTake: (finding: Finding) => void;
}

/** What each register answered, what came of it, and what stands in the form against it. */
export function CompanyLookupResult({ lookup, changes, onTake }: CompanyLookupResultProps) {
  const p = useText(profile);
  const words = useFieldWords();
  const { filled, differing } = changes;
  const found = lookup.sources.some(({ outcome }) => outcome === 'found');
  const names = [...new Set(filled.map(({ field }) => words.label(field)))];
  const list = new Intl.ListFormat(pageLocale(), { type: 'unit' }).format(names);
  const isOff = lookup.sources.every(({ outcome }) => outcome === 'off');
  return (
    <Notice tone={found ? 'info' : 'warning'}>
      {lookup.invented && <p>{p('lookup.invented')}</p>}
      <ul className="company-sources">
        {lookup.sources.map(({ register, outcome, request_id }) => (
          <li key={register}>
            {p(`register.${register}`)}: {p(`outcome.${outcome}`)}
            {request_id && <span className="company-request"> ({p('lookup.request', { id: request_id })})</span>}
          </li>
        ))}
      </ul>
      {isOff && <p>{p('lookup.off')}</p>}
      {!found && <p>{p('lookup.nothing')}</p>}
      {names.length > 0 && <p>{p('lookup.filled', { fields: list })}</p>}
      {found && names.length === 0 && differing.length === 0 && <p>{p('lookup.same')}</p>}
      {differing.length > 0 && (
        <>
          <p>{p('lookup.differing')}</p>
          <ul className="company-differences">
            {differing.map(({ typed, ...finding }) => (
              <li key={finding.field}>
                <span>
                  {words.label(finding.field)}: <strong>{words.value(finding.field, finding.found)}</strong> (
                  {p('lookup.typed', { value: words.value(finding.field, typed) })})
                </span>
                <Button
                  label={p('lookup.take.of', { field: words.label(finding.field) })}
                  onClick={() => onTake(finding)}
                >
                  {p('lookup.take')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

/** What the form calls a field, and how it shows a value of it. */
function useFieldWords() {
  const t = useText(messages);
  const p = useText(profile);
  const label = (field: LookupField) => {
    if (field === 'name') return t('title');
    if (field === 'company_type') return t('company_type');
    return p(field);
  };
  const value = (field: LookupField, text: string) => {
    const id = field === 'company_type' ? `type.${text}.full` : `${field}.${text}`;
    return isKnown(id) ? t(id) : text;
  };
  return { label, value };
}

function isKnown(id: string): id is keyof typeof messages {
  return Object.hasOwn(messages, id);
}
