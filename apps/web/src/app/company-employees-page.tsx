import { CompanyFrame } from '../companies/company-frame.tsx';
import { CompanyEmployees } from '../employees/company-employees.tsx';

/** The people of a company among its other pages, for the office. */
export function CompanyEmployeesPage() {
  return <CompanyFrame>{({ id }) => <CompanyEmployees companyId={id} />}</CompanyFrame>;
}
