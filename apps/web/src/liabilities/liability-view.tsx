export function LiabilityView() {
  return null;
}
