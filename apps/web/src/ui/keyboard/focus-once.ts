/** A `ref` that focuses an element when it is mounted. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
