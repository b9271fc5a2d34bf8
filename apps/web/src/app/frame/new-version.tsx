import { useState } from 'react';
import { CloseIcon, ProgressIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { IconButton } from '#ui/layout/icon-button.tsx';
import './floating-notice.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useNewVersion } from './use-new-version.ts';

/** Offers the new build when the server has one. Nothing is loaded anew before the person says so: a form may be half filled. */
export function NewVersion() {
  const text = useText(messages);
  const build = useNewVersion();
  const [refused, setRefused] = useState<string>();
  return (
    <div className="floating-region" role="status">
      {build && build !== refused && (
        <div className="floating-notice">
          <ProgressIcon />
          <p>{text('version.new')}</p>
          <Button onClick={() => location.reload()}>{text('version.reload')}</Button>
          <IconButton icon={CloseIcon} label={text('close')} onClick={() => setRefused(build)} />
        </div>
      )}
    </div>
  );
}
