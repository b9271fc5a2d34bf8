export function MyEmployees() {
  return null;
}
