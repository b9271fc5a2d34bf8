import { useId } from 'react';
import type { IconType } from '#ui/icons/icons.ts';
import '#ui/layout/button.css';
import './file-button.css';

interface FileButtonProps {
  label: string;
  icon: IconType;
  accept: string;
  variant?: 'primary' | 'secondary';
  /** Opens the camera, where the device has one. */
  camera?: boolean;
  multiple?: boolean;
  className?: string;
  onFiles: (files: File[]) => void;
}

/** A button that lets files be chosen, or a photograph be taken. */
export function FileButton(props: FileButtonProps) {
  const { label, icon: Icon, accept, variant = 'secondary', camera, multiple, className = '', onFiles } = props;
  const id = useId();
  return (
    <span className={`button button-${variant} file-button ${className}`}>
      <Icon />
      <label htmlFor={id}>{label}</label>
      <input
        type="file"
        id={id}
        accept={accept}
        multiple={multiple}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Otherwise choosing the same file again would not be a change.
          currentTarget.value = '';
        }}
      />
    </span>
  );
}
