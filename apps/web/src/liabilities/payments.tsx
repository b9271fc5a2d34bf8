export function Payments() {
  return null;
}
