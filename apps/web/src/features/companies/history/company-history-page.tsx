import { CompanyFrame } from '../view/company-frame.tsx';
import { CompanyHistory } from './company-history.tsx';

export function CompanyHistoryPage() {
  return <CompanyFrame>{({ id }) => <CompanyHistory companyId={id} />}</CompanyFrame>;
}
