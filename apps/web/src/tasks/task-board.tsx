export function TaskBoard() {
  return null;
}
