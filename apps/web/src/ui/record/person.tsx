import { initials } from './initials.ts';
import './person.css';

/** A name after its initials, which are hidden from screen readers. */
export function Person({ name }: { name: string }) {
  return (
    <span className="person" data-initials={initials(name)}>
      {name}
    </span>
  );
}
