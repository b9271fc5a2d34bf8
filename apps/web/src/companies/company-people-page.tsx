export function CompanyPeoplePage() {
  return null;
}
