import './skip-link.css';

/** First stop of the Tab key: jumps over the navigation to `main`, which has the id `main`. */
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
