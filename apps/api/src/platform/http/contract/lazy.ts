/**
 * Compiles a function for each schema on its first call, once for all servers of a process. A server uses few of the
 * contract's hundreds of schemas in its first minutes, and compiling all of them takes a second.
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
