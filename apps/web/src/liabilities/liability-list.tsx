export function LiabilityList() {
  return null;
}
