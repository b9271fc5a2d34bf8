import { useRef, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import messages from '../messages.json' with { type: 'json' };
import { ProfilePart } from '../profile-part.tsx';
import { DeviceRow, DeviceRowSkeleton } from './device-row.tsx';
import { useEndOtherSessions, useEndSession, useMySessions } from './use-my-sessions.ts';

const few = 5;

/** Where the person is signed in, and the ways to sign the other devices out. */
export function DevicesPart() {
  const t = useText(messages);
  const toast = useToast();
  const rows = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(few);
  const { data: sessions, error, refetch } = useMySessions();
  const focusRows = () => rows.current?.focus({ preventScroll: true });
  const ending = useEndSession(({ device }) => {
    focusRows();
    toast(t('devices.ended', { device }));
  });
  const endingOthers = useEndOtherSessions(() => {
    focusRows();
    toast(t('devices.others.ended'));
  });
  const showAll = () => {
    setLimit(Number.POSITIVE_INFINITY);
    focusRows();
  };
  const failure = ending.error ?? endingOthers.error;
  const footer = sessions && sessions.length > 1 && (
    <div className="profile-footer">
      <Button busy={endingOthers.isPending ? t('devices.end.busy') : undefined} onClick={() => endingOthers.mutate()}>
        {t('devices.others.end')}
      </Button>
      {sessions.length > limit && (
        <Button variant="quiet" onClick={showAll}>
          {t('devices.all', { count: sessions.length })}
        </Button>
      )}
    </div>
  );
  return (
    <ProfilePart name="devices" padded={false} action={sessions?.length} footer={footer}>
      {failure && (
        <Notice tone="danger" role="alert">
          {failureOf(failure).message}
        </Notice>
      )}
      {error && !sessions ? (
        <FailureState title={t('devices.failed')} failure={failureOf(error)} retry={() => void refetch()} />
      ) : (
        <Rows ref={rows}>
          {sessions
            ?.slice(0, limit)
            .map((session) => (
              <DeviceRow
                key={session.id}
                session={session}
                ending={ending.isPending && ending.variables.id === session.id}
                onEnd={() => ending.mutate(session)}
              />
            )) ?? <DeviceRowSkeleton />}
        </Rows>
      )}
    </ProfilePart>
  );
}
