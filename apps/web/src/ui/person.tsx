import { Avatar } from './avatar.tsx';
import './person.css';

/** A name with its initials before it. */
export function Person({ name }: { name: string }) {
  return (
    <span className="person">
      <Avatar name={name} />
      <span className="person-name">{name}</span>
    </span>
  );
}
