/** XState takes the types of a chart from the type of a value that it never reads: `types: typesOnly<{ … }>()`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type, nothing can imply it
export function typesOnly<T>(): T {
  return {} as T; // The value has no reader.
}
