import { useState } from 'react';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { takeOtherAccount } from '#services/session/other-account.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** Says why the form that was open is gone, on the first page of the other person. */
export function OtherAccountNotice() {
  const t = useText(messages);
  const { path } = usePlace();
  const [noted] = useState(() => (takeOtherAccount() ? path : undefined));
  if (noted !== path) return null;
  return (
    <div className="frame-notice">
      <Notice tone="info" role="status">
        {t('session.other')}
      </Notice>
    </div>
  );
}
