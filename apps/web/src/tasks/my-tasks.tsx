export function MyTasks() {
  return null;
}
