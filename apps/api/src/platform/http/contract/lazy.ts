/**
 * Makes a function of each schema when it is first called, and once for all servers of a process: of the hundreds that the contract has a
 * server uses few in its first minutes, and to make them all takes a second.
 */
export function lazyPerSchema<Schema extends object, Input, Output>(
  make: (schema: Schema) => (input: Input) => Output,
): (schema: Schema) => (input: Input) => Output {
  const made = new WeakMap<Schema, (input: Input) => Output>();
  return (schema) => (input) => {
    const known = made.get(schema) ?? make(schema);
    made.set(schema, known);
    return known(input);
  };
}
