import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { WarningIcon } from '../ui/icons.ts';
import messages from './messages.json' with { type: 'json' };
import { useBackOnline, useOnline } from './use-online.ts';
import { useText } from './use-text.ts';

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
