import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import words from './messages.json' with { type: 'json' };
import { type PastImport, useImports, useUndoImport } from './queries.ts';

/** The latest imports, each of which can be taken back. */
export function CompanyImports({ onUndone }: { onUndone: () => void }) {
  const i = useText(words);
  const { data: imports, error, refetch } = useImports();
  const [undoing, setUndoing] = useState<PastImport>();
  return (
    <Card title={i('past')}>
      {error && !imports && (
        <FailureState title={i('past.failed')} failure={failureOf(error)} retry={() => void refetch()} />
      )}
      <Rows>
        {imports?.map((one) => (
          <Row
            key={one.id}
            title={one.file}
            detail={<Detail of={one} />}
            trail={
              !one.undone_at &&
              one.added > 0 && (
                <Button variant="quiet" label={i('undo.of', { file: one.file })} onClick={() => setUndoing(one)}>
                  {i('undo')}
                </Button>
              )
            }
          />
        ))}
        {imports?.length === 0 && <Row title={i('past.none')} />}
        {!imports && !error && <Row title={<Skeleton width="12rem" />} detail={<Skeleton width="9rem" />} />}
      </Rows>
      {undoing && <UndoImport of={undoing} onUndone={onUndone} onClose={() => setUndoing(undefined)} />}
    </Card>
  );
}

function Detail({ of: { added, created_at, created_by, undone_at } }: { of: PastImport }) {
  const i = useText(words);
  return (
    <>
      {i('past.detail', { n: added, name: created_by ?? i('portal'), at: new Date(created_at) })}
      {undone_at && (
        <>
          <br />
          {i('past.undone', { at: new Date(undone_at) })}
        </>
      )}
    </>
  );
}

/** Asks, takes the import back, and names what had to stay. */
function UndoImport({ of, onUndone, onClose }: { of: PastImport; onUndone: () => void; onClose: () => void }) {
  const i = useText(words);
  const undoing = useUndoImport();
  const { data, error, isPending } = undoing;
  if (!data)
    return (
      <ConfirmDialog
        title={i('undo.title', { file: of.file })}
        verb={i('undo.verb')}
        danger
        busy={isPending ? i('undo.busy') : undefined}
        failure={error ? failureOf(error) : undefined}
        onConfirm={() => undoing.mutate(of.id, { onSuccess: onUndone })}
        onCancel={onClose}
      >
        <p>{i('undo.text', { n: of.added })}</p>
      </ConfirmDialog>
    );
  const { removed, kept } = data;
  return (
    <Dialog
      open
      onClose={onClose}
      title={i('undo.done')}
      closeLabel={i('close')}
      actions={<Button onClick={onClose}>{i('close')}</Button>}
    >
      <div className="dialog-text">
        <p>{i('undo.removed', { n: removed })}</p>
        {kept.length > 0 && (
          <>
            <p>{i('undo.kept')}</p>
            <ul className="company-import-kept">
              {kept.map(({ id, name }) => (
                <li key={id}>
                  <Link href={pathOf('dashboard-companies-view', { id })}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
