/** A ref that gives the focus to an element as it appears. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
