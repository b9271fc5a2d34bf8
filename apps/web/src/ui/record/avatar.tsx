import './avatar.css';
import { initials } from './initials.ts';

/** Initials of a name that stands beside it: decoration for the eye, silent for a screen reader. */
export function Avatar({ name }: { name: string }) {
  return <span className="avatar" data-initials={initials(name)} aria-hidden="true" />;
}
