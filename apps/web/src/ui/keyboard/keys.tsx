import './keys.css';

const apple = /Mac|iP(hone|ad|od)/.test(navigator.platform);
const names: Record<string, string> = apple ? { Control: '⌘' } : { Control: 'Ctrl' };

/** Keys to press one after another, or together where joined by a plus: `g h`, `Control+K`. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="keys">
      {keys.split(' ').map((press) => (
        <kbd key={press}>
          {press
            .split('+')
            .map((name) => names[name] ?? name)
            .join(' ')}
        </kbd>
      ))}
    </span>
  );
}
