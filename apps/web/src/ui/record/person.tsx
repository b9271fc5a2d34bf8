import { initials } from './initials.ts';
import './person.css';

/** A name with its initials before it, which are for the eye alone. */
export function Person({ name }: { name: string }) {
  return (
    <span className="person" data-initials={initials(name)}>
      {name}
    </span>
  );
}
