export function MyLiability() {
  return null;
}
