export function TaskList() {
  return null;
}
