import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Failure } from '@biuro/core/lib/failure.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };

type Asking = { state: 'idle' | 'busy' | 'done' } | { state: 'failed'; failure: Failure };

/** Asks for a new invitation in place of one that has run out. Nobody is told whether there was one. */
export function RenewInvitation({ token }: { token: string }) {
  const t = useText(messages);
  const api = useApi();
  const [asking, setAsking] = useState<Asking>({ state: 'idle' });
  const ask = () => {
    if (asking.state === 'busy') return;
    setAsking({ state: 'busy' });
    void unwrap(api.POST('/users/invitations/{token}/renew', { params: { path: { token } } })).then(
      () => setAsking({ state: 'done' }),
      (thrown: unknown) => setAsking({ state: 'failed', failure: failureOf(thrown) }),
    );
  };
  if (asking.state === 'done')
    return (
      <Notice tone="success" role="status">
        {t('register.renewed')}
      </Notice>
    );
  return (
    <>
      {asking.state === 'failed' && (
        <Notice tone="danger" role="alert">
          {asking.failure.message}
        </Notice>
      )}
      <Button variant="primary" busy={asking.state === 'busy' ? t('sending') : undefined} onClick={ask}>
        {t('register.renew')}
      </Button>
    </>
  );
}
