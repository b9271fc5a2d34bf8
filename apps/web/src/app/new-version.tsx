import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { CloseIcon, ProgressIcon } from '../ui/icons.ts';
import './floating-notice.css';
import messages from './messages.json' with { type: 'json' };
import { useNewVersion } from './use-new-version.ts';
import { useText } from './use-text.ts';

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
