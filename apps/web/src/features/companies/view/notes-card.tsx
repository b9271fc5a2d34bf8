import { useText } from '#services/i18n/use-text.ts';
import { PasswordIcon } from '#ui/icons/icons.ts';
import { Card } from '#ui/layout/card.tsx';
import profile from '../profile/messages.json' with { type: 'json' };

/** What the office keeps to itself; nothing where nothing is written. */
export function CompanyNotesCard({ notes }: { notes: string | null }) {
  const p = useText(profile);
  if (!notes) return null;
  return (
    <Card title={p('section.notes')}>
      <div className="company-notes">
        <p className="company-notes-who">
          <PasswordIcon />
          {p('notes.hint')}
        </p>
        <p className="company-notes-text">{notes}</p>
      </div>
    </Card>
  );
}
