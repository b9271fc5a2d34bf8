import './skeleton.css';

/** Stands in for a text that is on its way, with the height of its line. */
export function Skeleton({ width }: { width: string }) {
  return <span className="skeleton" style={{ width }} aria-hidden="true" />;
}
