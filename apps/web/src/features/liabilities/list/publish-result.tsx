import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { DoneIcon, WarningIcon } from '#ui/icons/icons.ts';
import { Money } from '#ui/text/money.tsx';
import messages from '../messages.json' with { type: 'json' };
import { isTold } from '../terms.ts';

type Answer = components['schemas']['PublishAnswer']['data'];

/** Of thousands the first tell enough, and those that were not published are the first. */
const SHOWN = 200;

interface PublishResultProps {
  /** As it began, with what was refused then. */
  begun: Answer;
  /** As the amounts are now. */
  ended: Answer;
}

/** What became of each amount, those that the client did not get first: they are what is left to do. */
export function PublishResult({ begun, ended }: PublishResultProps) {
  const t = useText(messages);
  const refused = new Map(
    begun.companies.flatMap(({ liabilities }) => liabilities.map((one) => [one.id, one.refused])),
  );
  const rows = ended.companies.flatMap(({ company, recipients, liabilities }) =>
    liabilities.map((liability) => {
      const before = refused.get(liability.id) ?? null;
      return {
        ...liability,
        company,
        recipients,
        refused: before ?? liability.refused,
        told: !before && isTold(liability),
      };
    }),
  );
  const [left, told] = [rows.filter((row) => !row.told), rows.filter((row) => row.told)];
  const sorted = [...left, ...told];
  return (
    <>
      <p className="publish-sum" role="status">
        {t('publish.done', { n: told.length })}
        {left.length > 0 && `. ${t('publish.left', { n: left.length })}`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reached with the keyboard */}
      <section className="publish-companies" aria-label={t('publish.result')} tabIndex={0}>
        <ul>
          {sorted.slice(0, SHOWN).map((row) => (
            <li key={row.id} className="publish-row" data-refused={!row.told || undefined}>
              {row.told ? <DoneIcon /> : <WarningIcon />}
              <span className="publish-row-what">
                <span>{t('named', { company: row.company.name, what: liabilityText(row) })}</span>
                <span className="publish-row-detail">
                  {row.told ? t('publish.told', { n: row.recipients }) : (row.refused ?? t('publish.later'))}
                </span>
              </span>
              <Money amount={row.amount} />
            </li>
          ))}
        </ul>
        {sorted.length > SHOWN && <p>{t('publish.others.rows', { n: sorted.length - SHOWN })}</p>}
      </section>
    </>
  );
}
