import { useRight } from '../app/use-session.ts';
import { CompanyFrame } from './company-frame.tsx';
import { CompanyPeople } from './company-people.tsx';

/** Who of the client's side sees the company, for the office. */
export function CompanyPeoplePage() {
  const mayEdit = useRight('companies:edit');
  return <CompanyFrame>{({ id }) => <CompanyPeople companyId={id} editable={mayEdit} />}</CompanyFrame>;
}
