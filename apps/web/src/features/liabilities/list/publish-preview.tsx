import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { WarningIcon } from '#ui/icons/icons.ts';
import { dayShort } from '#ui/text/day.ts';
import { Money } from '#ui/text/money.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import { today } from '#ui/text/today.ts';
import messages from '../messages.json' with { type: 'json' };

type Answer = components['schemas']['PublishAnswer']['data'];
type Company = Answer['companies'][number];

/** Of thousands the first tell enough, and those in whose way something stands are the first. */
const SHOWN = 100;

/** What goes to which company, those in whose way something stands first. */
export function PublishPreview({ answer: { publishable, refused, total, companies } }: { answer: Answer }) {
  const t = useText(messages);
  const sorted = companies.toSorted((one, other) => Number(hasRefused(other)) - Number(hasRefused(one)));
  return (
    <>
      <p className="publish-sum">
        {t('publish.sum', { n: publishable, companies: companies.filter(hasAny).length, total: moneyText(total) })}
      </p>
      {refused > 0 && <Notice tone="warning">{t('publish.refused', { n: refused })}</Notice>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reached with the keyboard */}
      <section className="publish-companies" aria-label={t('publish.companies')} tabIndex={0}>
        {sorted.slice(0, SHOWN).map((company) => (
          <CompanyPart key={company.company.id} part={company} />
        ))}
        {sorted.length > SHOWN && <p>{t('publish.others', { n: sorted.length - SHOWN })}</p>}
      </section>
    </>
  );
}

function CompanyPart({ part: { company, recipients, total, liabilities } }: { part: Company }) {
  const t = useText(messages);
  const now = today();
  return (
    <div className="publish-company">
      <h3 className="publish-name">
        {company.name}
        <Money amount={total} />
      </h3>
      <p className="publish-recipients" data-nobody={recipients === 0 || undefined}>
        {recipients === 0 && <WarningIcon />}
        {t('publish.recipients', { n: recipients })}
      </p>
      <ul>
        {liabilities.map(({ id, kind, period, partner, amount, due_date, refused }) => (
          <li key={id} className="publish-line" data-refused={refused !== null || undefined}>
            <span>{liabilityText({ kind, period, partner })}</span>
            <span className="publish-due">{t('by', { day: dayShort(due_date, now) })}</span>
            <Money amount={amount} />
            {refused !== null && (
              <span className="publish-reason">
                <WarningIcon />
                {refused}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const hasRefused = ({ liabilities }: Company) => liabilities.some(({ refused }) => refused !== null);
const hasAny = ({ liabilities }: Company) => liabilities.some(({ refused }) => refused === null);
