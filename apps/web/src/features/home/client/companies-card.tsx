import { useClientCompany } from '#services/companies/client-company.ts';
import { useText } from '#services/i18n/use-text.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { ClientHomeData } from './use-client-home.ts';

/** The client's other companies, and whether something waits there. */
export function CompaniesCard({ home: { company, companies } }: { home: ClientHomeData }) {
  const t = useText(messages);
  const { choose } = useClientCompany();
  const others = companies.filter(({ id }) => id !== company?.id);
  const show = (id: string) => {
    choose(id);
    scrollTo({ top: 0 });
  };
  if (others.length === 0) return null;
  return (
    <Card title={t('companies.others')}>
      <Rows>
        {others.map(({ id, name, vat_number, waiting }) => (
          <Row
            key={id}
            lead={<Avatar name={name} />}
            title={name}
            detail={t('companies.waiting', { number: vat_number, n: waiting })}
            trail={
              <span className="companies-show">
                <Button label={t('companies.show.of', { name })} onClick={() => show(id)}>
                  {t('companies.show')}
                </Button>
              </span>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}
