import { useText } from '#services/i18n/use-text.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DesktopIcon, DoneIcon, PhoneIcon, TerminalIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Tag } from '#ui/text/tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import { LastActive } from './last-active.tsx';
import type { MySession } from './use-my-sessions.ts';

interface DeviceRowProps {
  session: MySession;
  ending: boolean;
  onEnd: () => void;
}

export function DeviceRow({ session, ending, onEnd }: DeviceRowProps) {
  const t = useText(messages);
  const { device, ip, created_at, current } = session;
  const at = new Date(created_at);
  return (
    <Row
      lead={iconOf(session)}
      title={device}
      detail={
        <>
          {t('devices.signed', { at, ip })}
          <br />
          <LastActive at={session.last_active_at} />
        </>
      }
      trail={
        current ? (
          <Tag tone="success" icon={DoneIcon}>
            {t('devices.current')}
          </Tag>
        ) : (
          <Button
            busy={ending ? t('devices.end.busy') : undefined}
            label={t('devices.end.of', { device, at })}
            onClick={onEnd}
          >
            {t('devices.end')}
          </Button>
        )
      }
    />
  );
}

export function DeviceRowSkeleton() {
  return (
    <Row
      lead={<DesktopIcon />}
      title={<Skeleton width="9rem" />}
      detail={
        <>
          <Skeleton width="18rem" />
          <br />
          <Skeleton width="12rem" />
        </>
      }
    />
  );
}

function iconOf({ client, device }: MySession) {
  if (client === 'biuro-cli') return <TerminalIcon />;
  return /android|iphone|ios|ipad/i.test(device) ? <PhoneIcon /> : <DesktopIcon />;
}
