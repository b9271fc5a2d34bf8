import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { useText } from '#services/i18n/use-text.ts';
import type { ChangeRequest } from './change-queries.ts';
import './change-list.css';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import changes from './messages.json' with { type: 'json' };

type Change = ChangeRequest['changes'][number];

/** Field by field what is held and what it should be. */
export function ChangeDifference({ request: { changes: list, status } }: { request: ChangeRequest }) {
  const c = useText(changes);
  if (list.length === 0) return null;
  return (
    <table className="change-difference">
      <thead>
        <tr>
          <th scope="col">{c('field')}</th>
          <th scope="col">{c(status === 'sent' ? 'before' : 'before.decided')}</th>
          <th scope="col">{c('after')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((change) => (
          <ChangeRow key={change.field} change={change} />
        ))}
      </tbody>
    </table>
  );
}

function ChangeRow({ change: { field, before, after } }: { change: Change }) {
  return (
    <tr>
      <th scope="row">
        <FieldName field={field} />
      </th>
      <td>
        <Values field={field} values={before} />
      </td>
      <td className="change-after">
        <Values field={field} values={after} />
      </td>
    </tr>
  );
}

function FieldName({ field }: { field: Change['field'] }) {
  const t = useText(messages);
  const p = useText(profile);
  if (field === 'name') return t('title');
  return field === 'email' || field === 'phone' ? t(field) : p(field);
}

function Values({ field, values }: { field: Change['field']; values: string[] }) {
  const c = useText(changes);
  if (values.length === 0) return <span className="company-none">{c('empty')}</span>;
  return values.map((value) => <div key={value}>{field === 'bank_accounts' ? formatNrb(value) : value}</div>);
}
