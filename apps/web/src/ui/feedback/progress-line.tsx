import './progress-line.css';

/** Two pixels at the top edge while the next page loads; it appears only when that takes a while. */
export function ProgressLine() {
  return <div className="progress-line" aria-hidden="true" />;
}
