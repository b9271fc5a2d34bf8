export function StaffReportList() {
  return null;
}
