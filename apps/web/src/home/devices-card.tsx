import { useRef, useState } from 'react';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { failureOf } from '../ui/failure.ts';
import { Notice } from '../ui/notice.tsx';
import { Rows } from '../ui/rows.tsx';
import { DeviceRow, DeviceRowSkeleton } from './device-row.tsx';
import messages from './messages.json' with { type: 'json' };
import { PartFailure } from './part-failure.tsx';
import { useEndSession, useMySessions } from './use-my-sessions.ts';

const few = 5;

/** Where the person is signed in, and the way to sign the other devices out. */
export function DevicesCard() {
  const text = useText(messages);
  const toast = useToast();
  const rows = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(few);
  const { data: sessions, error, refetch } = useMySessions();
  const focusRows = () => rows.current?.focus({ preventScroll: true });
  const ending = useEndSession(({ device }) => {
    focusRows();
    toast(text('devices.ended', { device }));
  });
  const showAll = () => {
    setLimit(Number.POSITIVE_INFINITY);
    focusRows();
  };
  const more = sessions && sessions.length > limit && (
    <Button variant="quiet" wide onClick={showAll}>
      {text('devices.all', { count: sessions.length })}
    </Button>
  );
  if (error && !sessions) return <PartFailure title={text('devices.title')} error={error} retry={refetch} />;
  return (
    <Card title={text('devices.title')} action={sessions?.length} footer={more}>
      {ending.error && (
        <Notice tone="danger" role="alert">
          {failureOf(ending.error).message}
        </Notice>
      )}
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
    </Card>
  );
}
