import { useText } from '#services/i18n/use-text.ts';
import { DoneIcon } from '#ui/icons/icons.ts';
import { kindText } from '../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import type { Document } from '../statuses.ts';

interface DeskQueueProps {
  documents: Document[];
  chosen: string;
  done: ReadonlySet<string>;
  onChoose: (id: string) => void;
}

function intoView(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ block: 'nearest' });
}

/** What waits, under the names of the companies. */
export function DeskQueue({ documents, chosen, done, onChoose }: DeskQueueProps) {
  const t = useText(messages);
  const companies = Map.groupBy(documents, ({ company }) => company.name);
  return (
    <nav className="card desk-queue" aria-label={t('desk.queue')}>
      {[...companies].map(([company, theirs]) => (
        <section key={company} aria-label={company}>
          <h2>
            {company} <span>{theirs.length}</span>
          </h2>
          <ul>
            {theirs.map(({ id, title, kind }) => (
              <li key={id}>
                <button
                  ref={id === chosen ? intoView : undefined}
                  type="button"
                  aria-current={id === chosen || undefined}
                  onClick={() => onChoose(id)}
                >
                  <span className="desk-queue-title">{title}</span>
                  <small>{kindText(kind)}</small>
                  {done.has(id) && <DoneIcon />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
