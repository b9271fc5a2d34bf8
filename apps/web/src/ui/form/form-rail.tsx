import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

export interface RailSection {
  /** That of its `FormSection`. */
  id: string;
  title: string;
}

/** The sections of a long form, beside it where there is room: each leads to its section, which it opens. */
export function FormRail({ sections }: { sections: RailSection[] }) {
  const t = words(messages);
  return (
    <nav className="form-rail" aria-label={t('sections')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="form-rail-link" onClick={() => show(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function show(id: string): void {
  const section = document.getElementById(id);
  if (section instanceof HTMLDetailsElement) section.open = true;
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
}
