import './avatar.css';
import { initials } from './initials.ts';

/** Initials of the name beside it: decoration, hidden from screen readers. */
export function Avatar({ name }: { name: string }) {
  return <span className="avatar" data-initials={initials(name)} aria-hidden="true" />;
}
