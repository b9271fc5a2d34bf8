import { CompanyFrame } from '../../features/companies/view/company-frame.tsx';
import { CompanyEmployees } from '../../features/employees/list/company-employees.tsx';

/** The people of a company among its other pages, for the office. */
export function CompanyEmployeesPage() {
  return <CompanyFrame>{({ id }) => <CompanyEmployees companyId={id} />}</CompanyFrame>;
}
