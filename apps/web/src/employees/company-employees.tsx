export function CompanyEmployees() {
  return null;
}
