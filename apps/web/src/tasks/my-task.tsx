export function MyTask() {
  return null;
}
