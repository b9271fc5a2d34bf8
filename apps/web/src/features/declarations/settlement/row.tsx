import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { formText } from '#services/records/declaration/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { EditIcon, MoreIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { Due } from '#ui/text/due.tsx';
import { DeclarationTag } from '../declaration-tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useDeclarationCalls } from '../queries.ts';
import { type Declaration, explainedMove, isOpen, type Status } from '../terms.ts';
import { UpoButton } from '../upo-button.tsx';

interface DeclarationRowProps {
  declaration: Declaration;
  mayEdit: boolean;
  /** Asks what the move needs to be told. */
  ask: (to: Status) => void;
  /** Opens the form of day and remark. */
  onChange?: () => void;
}

/** One declaration: how far it is, its confirmation, and what comes next. */
export function DeclarationRow({ declaration, mayEdit, ask, onChange }: DeclarationRowProps) {
  const t = useText(messages);
  const { form, due_date, due_reason, status, upo_number, upo_file, sent_at, sent_by, remark } = declaration;
  return (
    <li className="row declaration">
      <span className="row-text">
        <span className="row-title">{formText(form)}</span>
        <span className="row-detail">
          {sent_at ? sentText(sent_at, sent_by) : <Due date={due_date} open={isOpen(declaration)} />}
        </span>
        {upo_number && (
          <span className="row-detail">
            {t('upo')} <Copyable text={upo_number} label={t('upo.copy')} />
          </span>
        )}
        {due_reason && <span className="row-detail">{due_reason}</span>}
        {remark && <span className="row-detail">{remark}</span>}
      </span>
      <span className="declaration-trail">
        <DeclarationTag status={status} />
        {upo_file && <UpoButton declaration={declaration} />}
        {mayEdit && <DeclarationMoves declaration={declaration} ask={ask} {...(onChange && { onChange })} />}
      </span>
    </li>
  );

  function sentText(at: string, name: string | null): string {
    return name ? t('sent.by', { at: new Date(at), name }) : t('sent.at', { at: new Date(at) });
  }
}

/** What comes next as a button, all else in a menu. */
export function DeclarationMoves({ declaration, ask, onChange }: Omit<DeclarationRowProps, 'mayEdit'>) {
  const t = useText(messages);
  const toast = useToast();
  const { move } = useDeclarationCalls();
  const { id, form, version, transitions } = declaration;
  const work = useMutation({
    mutationFn: (to: Status) => move(id, { to, version }),
    onSuccess: (_, to) => toast(t('moved', { form: formText(form), status: t(`status.${to}`) })),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  const go = (to: Status) => (to === 'accepted' || explainedMove(declaration, to) ? ask(to) : work.mutate(to));
  // What is accepted needs nothing more: a correction is a rare thing.
  const over = declaration.status === 'accepted';
  const next = over ? undefined : transitions[0];
  const others = over ? transitions : transitions.slice(1);
  const name = formText(form);
  const moves = others.map((to) => ({ label: t(`to.${to}`), run: () => go(to) }));
  const groups = [
    ...(moves.length > 0 ? [{ items: moves }] : []),
    ...(onChange ? [{ items: [{ label: t('change'), icon: EditIcon, run: onChange }] }] : []),
  ];
  return (
    <>
      {next && (
        <Button
          label={t('action.of', { action: t(`to.${next}`), form: name })}
          busy={work.isPending ? t('busy') : undefined}
          onClick={() => go(next)}
        >
          {t(`to.${next}`)}
        </Button>
      )}
      {groups.length > 0 && (
        <Menu framed label={t('more.of', { form: name })} groups={groups}>
          <MoreIcon />
        </Menu>
      )}
    </>
  );
}
