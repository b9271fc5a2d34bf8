import './skip-link.css';

/** The first element that Tab reaches: skips the navigation to the element with the id `main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip-link" href="#main" onClick={focusMain}>
      {label}
    </a>
  );
}

function focusMain(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
