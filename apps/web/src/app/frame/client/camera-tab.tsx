import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useId } from 'react';
import { navigate } from 'wouter/use-browser-location';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { handFiles } from '#services/uploads/handed-files.ts';
import { CameraIcon } from '#ui/icons/icons.ts';

/** Photographs a document, from whichever page. It is a native file input, so phones open their camera. */
export function CameraTab() {
  const t = useText(messages);
  const id = useId();
  return (
    <span className="camera-tab">
      <input
        type="file"
        id={id}
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => {
          handFiles([...(currentTarget.files ?? [])]);
          // Otherwise the same picture again would not be a change.
          currentTarget.value = '';
          navigate(pathOf('documents'));
        }}
      />
      <CameraIcon />
      <label className="visually-hidden" htmlFor={id}>
        {t('nav.camera')}
      </label>
    </span>
  );
}
