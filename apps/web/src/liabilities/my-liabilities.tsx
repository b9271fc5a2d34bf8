export function MyLiabilities() {
  return null;
}
