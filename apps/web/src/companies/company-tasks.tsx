export function CompanyTasks() {
  return null;
}
