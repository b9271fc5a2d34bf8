import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useBackOnline, useOnline } from '#services/portal/use-online.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { WarningIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';

const reload = () => location.reload();

/** In place of a part whose code did not come. The page is loaded anew, because some browsers never ask twice for code that failed. */
export function CodeMissing() {
  const text = useText(messages);
  const online = useOnline();
  useBackOnline(reload);
  return (
    <div role="alert">
      {online ? (
        <EmptyState
          icon={WarningIcon}
          title={text('code.failed')}
          action={<Button onClick={reload}>{text('broken.page')}</Button>}
        >
          {text('code.failed.hint')}
        </EmptyState>
      ) : (
        <EmptyState icon={WarningIcon} title={text('code.offline')}>
          {text('code.offline.hint')}
        </EmptyState>
      )}
    </div>
  );
}
