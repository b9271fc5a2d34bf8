export function TaskNew() {
  return null;
}
