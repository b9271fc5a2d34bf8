import { INVENTED_COMPANIES } from '@biuro/core/poland/invented-companies.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { useNavigation } from '#services/navigation/use-navigation.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SearchIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import profile from '../../profile/messages.json' with { type: 'json' };
import { useCompanyCalls } from '../../queries.ts';
import './lookup.css';
import type { CompanyValues } from '../values.ts';
import { compareLookup, type Finding, type Lookup, type LookupChanges } from './compare.ts';
import { CompanyLookupResult } from './result.tsx';

/** Fetches what the public registers know of the NIP in the form. Empty fields are filled; over what was typed nothing is written unasked. */
export function CompanyLookup() {
  const p = useText(profile);
  const { getValues, setValue } = useFormContext<CompanyValues>();
  const { lookUp } = useCompanyCalls();
  const mode = useNavigation(({ context }) => context.config?.mode);
  const [empty, setEmpty] = useState(false);
  const [result, setResult] = useState<{ lookup: Lookup; changes: LookupChanges }>();
  const write = ({ field, found }: Finding) => {
    const accounts = getValues('bank_accounts').filter((account) => account.trim() !== '');
    const value = field === 'bank_accounts' ? [...accounts, found] : found;
    setValue(field, value, { shouldDirty: true });
  };
  const asking = useMutation({
    mutationFn: lookUp,
    onSuccess: (lookup) => {
      const changes = compareLookup(lookup, getValues());
      for (const finding of changes.filled) write(finding);
      setResult({ lookup, changes });
    },
  });
  const tryOut = (nip: string) => {
    setValue('vat_number', nip, { shouldDirty: true });
    ask();
  };
  const ask = () => {
    const nip = getValues('vat_number').trim();
    setEmpty(nip === '');
    setResult(undefined);
    if (nip) asking.mutate(nip);
  };
  const take = (finding: Finding) => {
    write(finding);
    setResult((shown) => shown && { ...shown, changes: withoutField(shown.changes, finding) });
  };
  return (
    <>
      <div className="company-lookup">
        <Button icon={SearchIcon} busy={asking.isPending ? p('lookup.busy') : undefined} onClick={ask}>
          {p('lookup')}
        </Button>
      </div>
      {mode === 'demo' && result?.lookup.invented !== false && (
        <div className="form-wide company-lookup-try">
          <span>{p('lookup.try')}</span>
          {INVENTED_COMPANIES.map(({ nip, name }) => (
            <Button key={nip} variant="quiet" label={p('lookup.try.of', { nip, name })} onClick={() => tryOut(nip)}>
              <span className="tabular">{nip}</span>
            </Button>
          ))}
        </div>
      )}
      <div className="form-wide" role="status" hidden={!empty && !asking.error && !result}>
        {empty && <Notice tone="warning">{p('lookup.nip')}</Notice>}
        {asking.error && (
          <Notice tone="warning">
            {failureOf(asking.error).message} {p('lookup.nothing')}
          </Notice>
        )}
        {result && <CompanyLookupResult {...result} onTake={take} />}
      </div>
    </>
  );
}

function withoutField(changes: LookupChanges, { field }: Finding): LookupChanges {
  return { ...changes, differing: changes.differing.filter((one) => one.field !== field) };
}
