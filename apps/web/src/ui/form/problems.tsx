import { use } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import uiMessages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import { FormContext } from './state/context.ts';
import type { Refusal } from './state/submission.ts';
import { FormSummary } from './summary.tsx';

interface FormProblemsProps {
  errors: FieldErrors;
  refusal: Refusal | undefined;
  /** Loads what somebody else has saved first. */
  onLoad: (() => Promise<void>) | undefined;
}

/** Why the last attempt was refused. It takes the focus when it is mounted, so give it the attempt as its key. */
export function FormProblems({ errors, refusal, onLoad }: FormProblemsProps) {
  if (refusal?.failure.code === 'version_conflict' && onLoad) return <Conflict onLoad={onLoad} />;
  return (
    <>
      <Reloaded />
      {refusal && <Refused {...refusal} />}
      <FormSummary errors={errors} />
    </>
  );
}

function Conflict({ onLoad }: { onLoad: () => Promise<void> }) {
  const t = words(messages);
  return (
    <Notice
      tone="warning"
      role="alert"
      ref={focus}
      action={<Button onClick={() => void onLoad()}>{t('conflict.load')}</Button>}
    >
      <p className="form-problem">{t('conflict.title')}</p>
      <p>{t('conflict.hint')}</p>
    </Notice>
  );
}

/** The newest values were loaded; where both have changed a field, one of two values is chosen. */
function Reloaded() {
  const t = words(messages);
  const { conflicts, reloaded } = use(FormContext);
  const n = Object.keys(conflicts).length;
  if (!reloaded) return null;
  return (
    <Notice tone={n > 0 ? 'warning' : 'info'} role="status">
      {n > 0 ? t('conflict.both', { n }) : t('conflict.loaded')}
    </Notice>
  );
}

function Refused({ failure, others }: Refusal) {
  return (
    <Notice tone="danger" role="alert" ref={focus}>
      <p className="form-problem">{failure.message}</p>
      {others.map(({ pointer, message }) => (
        <p key={pointer}>{message}</p>
      ))}
      {failure.requestId && <p>{words(uiMessages)('request', { id: failure.requestId })}</p>}
    </Notice>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
