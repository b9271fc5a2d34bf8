import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import messages from '../messages.json' with { type: 'json' };

/** What is left on the office's account for text messages; nothing for an office that sends none. */
export function SmsCard() {
  const t = useText(messages);
  const api = useApi();
  const {
    data,
    error: failed,
    refetch,
  } = useQuery({
    queryKey: ['sms-profile'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/modules/smsapi/profile', { signal }))).data,
  });
  if (failed && !data)
    return (
      <Card title={t('sms.title')}>
        <FailureState title={t('sms.failed')} failure={failureOf(failed)} retry={() => void refetch()} />
      </Card>
    );
  if (!data?.enabled) return null;
  const { points, sender, error } = data;
  const facts = [
    ...(points === null ? [] : [{ label: t('sms.points'), value: t('sms.amount', { points }) }]),
    ...(sender === null ? [] : [{ label: t('sms.sender'), value: sender }]),
  ];
  return (
    <Card title={t('sms.title')} padded>
      <div className="profile-stack">
        {error && <Notice tone="warning">{error}</Notice>}
        <Facts facts={facts} />
      </div>
    </Card>
  );
}
