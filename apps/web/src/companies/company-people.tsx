import { useRef, useState } from 'react';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { failureOf } from '../ui/failure.ts';
import { AddIcon } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { Row } from '../ui/row.tsx';
import { Rows } from '../ui/rows.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CompanyPersonDialog } from './company-person-dialog.tsx';
import messages from './messages.json' with { type: 'json' };
import { type CompanyPerson, usePeople, useRemovePerson } from './people-queries.ts';

interface CompanyPeopleProps {
  companyId: string;
  /** The office adds people and takes them away. */
  editable?: boolean | undefined;
}

/** Who of the client's side sees the company. */
export function CompanyPeople({ companyId, editable = false }: CompanyPeopleProps) {
  const t = useText(messages);
  const toast = useToast();
  const rows = useRef<HTMLUListElement>(null);
  const [adding, setAdding] = useState(false);
  const { data: people, error } = usePeople(companyId);
  const removing = useRemovePerson(companyId, ({ name }) => {
    rows.current?.focus();
    toast(t('people.removed', { name }));
  });
  const failure = removing.error ?? error;
  const add = (
    <Button icon={AddIcon} onClick={() => setAdding(true)}>
      {t('people.add')}
    </Button>
  );
  const removeOf = (person: CompanyPerson) => (
    <Button
      variant="quiet"
      label={t('people.remove.of', { name: person.name })}
      busy={removing.isPending && removing.variables.id === person.id ? t('people.remove.busy') : undefined}
      onClick={() => removing.mutate(person)}
    >
      {t('people.remove')}
    </Button>
  );
  return (
    <Card title={t('people')} action={editable && add}>
      {failure && (
        <Notice tone="danger" role="alert">
          {failureOf(failure).message}
        </Notice>
      )}
      <Rows ref={rows}>
        {people?.map((person) => (
          <Row
            key={person.id}
            lead={<Avatar name={person.name} />}
            title={person.name}
            detail={
              <>
                {t(`role.${person.role}`)}
                <br />
                {person.email}
              </>
            }
            trail={editable && removeOf(person)}
          />
        ))}
        {people?.length === 0 && <Row title={t('people.none')} detail={editable ? t('people.none.hint') : undefined} />}
        {!people && !error && <Row title={<Skeleton width="9rem" />} detail={<Skeleton width="14rem" />} />}
      </Rows>
      {editable && <CompanyPersonDialog companyId={companyId} open={adding} onClose={() => setAdding(false)} />}
    </Card>
  );
}
