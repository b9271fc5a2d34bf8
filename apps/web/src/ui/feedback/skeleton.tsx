import './skeleton.css';

/** Placeholder of a text that is loading, as high as its line. */
export function Skeleton({ width }: { width: string }) {
  return <span className="skeleton" style={{ width }} aria-hidden="true" />;
}
