export function CompanyHistoryPage() {
  return null;
}
