import { LostConnection } from '@biuro/core/lib/failure.ts';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { failureOf } from '../ui/failure.ts';
import { FailureState } from '../ui/failure-state.tsx';
import { OfflineIcon } from '../ui/icons.ts';
import messages from './messages.json' with { type: 'json' };
import { useOnline } from './use-online.ts';
import { useText } from './use-text.ts';

const reload = () => location.reload();

/** In place of a part whose code did not come. The page is loaded anew, because some browsers never ask twice for code that failed. */
export function CodeMissing({ error }: { error: Error }) {
  const text = useText(messages);
  const online = useOnline();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) reload();
    before.current = online;
  }, [online]);
  if (online) {
    const failure = failureOf(new LostConnection(error));
    return <FailureState title={text('code.failed')} failure={failure} retry={reload} />;
  }
  return (
    <div role="alert">
      <EmptyState icon={OfflineIcon} title={text('code.offline')}>
        {text('code.offline.hint')}
      </EmptyState>
    </div>
  );
}
