import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { FileButton } from '#ui/files/file-button.tsx';
import { CameraIcon, ImportIcon } from '#ui/icons/icons.ts';
import '#ui/files/file-drop.css';
import messages from '../messages.json' with { type: 'json' };
import './send.css';

/** What the office takes, by the ends of names; the server decides by the bytes. */
export const ACCEPTED =
  '.pdf,.jpg,.jpeg,.png,.heic,.webp,.tif,.tiff,.xml,.csv,.xlsx,.docx,.zip,.eml,.mt940,.sta,image/*,application/pdf';

interface PickerProps {
  label: string;
  hint?: string;
  onFiles: (files: File[]) => void;
}

/** Chooses several files; on phones a photograph is one press further. What is dropped or pasted anywhere on the page counts, too. */
export function DocumentPicker({ label, hint, onFiles }: PickerProps) {
  const t = useText(messages);
  const id = useId();
  const over = useDroppedFiles(onFiles);
  return (
    <div className="document-picker">
      <div className="file-drop document-drop" data-over={over || undefined}>
        <input
          type="file"
          id={id}
          multiple
          accept={ACCEPTED}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // Otherwise choosing the same file again would not be a change.
            currentTarget.value = '';
          }}
        />
        <ImportIcon />
        <label className="file-drop-label" htmlFor={id}>
          {over ? t('send.drop') : label}
        </label>
        {hint && (
          <p className="file-drop-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <FileButton
        className="document-camera"
        camera
        icon={CameraIcon}
        label={t('send.photo')}
        accept="image/*"
        onFiles={onFiles}
      />
    </div>
  );
}

/** Hears of files that are dropped or pasted on the page, and says whether some are held over it. */
function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  });
  useEffect(() => {
    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Else the browser opens the file in place of the portal.
      event.preventDefault();
      setOver(true);
    };
    const dragLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      // Dropped on an input, the browser hands it to that one.
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') return;
      take(event, event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files);
    const stop = new AbortController();
    const options = { signal: stop.signal };
    document.addEventListener('dragover', dragOver, options);
    document.addEventListener('dragleave', dragLeave, options);
    document.addEventListener('drop', drop, options);
    document.addEventListener('paste', paste, options);
    return () => stop.abort();
  }, []);
  return over;
}
