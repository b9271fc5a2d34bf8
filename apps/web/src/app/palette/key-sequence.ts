/** Milliseconds within which the second key of a pair must follow. */
const patience = 1_000;

/** Reads keys one by one: `g` waits for the next one and makes a pair of both, `g c`; any other key stands alone. */
export function keySequence(): (key: string, at: number) => string {
  let first = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    const pair = at - first < patience;
    first = key === 'g' && !pair ? at : Number.NEGATIVE_INFINITY;
    return pair ? `g ${key}` : key;
  };
}
