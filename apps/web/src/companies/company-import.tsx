export function CompanyImport() {
  return null;
}
