import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Form, type FormProps } from '../ui/form.tsx';
import { FormNipField } from '../ui/form-nip-field.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { FormSelectField } from '../ui/form-select-field.tsx';
import { FormTextField } from '../ui/form-text-field.tsx';
import type { Option } from '../ui/select.tsx';
import { type Company, companyTypes, lifecycles } from './company-terms.ts';
import type { CompanyValues } from './company-values.ts';
import messages from './messages.json' with { type: 'json' };
import { useOfficePeople } from './use-office-people.ts';

type CompanyFormProps = Omit<FormProps<CompanyValues, Company>, 'recordHref' | 'children'> & {
  /** Who looks after the company now. */
  owner: Company['owner'];
};

/** The fields of a company, for a new one and for one that is being edited. */
export function CompanyForm({ owner, ...form }: CompanyFormProps) {
  const t = useText(messages);
  const owners = useOwners(owner);
  const types = companyTypes.map((value) => ({ value, label: t(`type.${value}.full`) }));
  const stages = lifecycles.map((value) => ({ value, label: t(`lifecycle.${value}`) }));
  return (
    <Form {...form} recordHref={recordHref}>
      <FormSection title={t('section.company')}>
        <FormTextField<CompanyValues> name="name" label={t('title')} wide />
        <FormSelectField<CompanyValues> name="company_type" label={t('company_type')} options={types} />
        <FormNipField<CompanyValues> name="vat_number" label={t('vat_number')} hint={t('vat_number.hint')} />
      </FormSection>
      <FormSection title={t('section.contact')}>
        <FormTextField<CompanyValues> name="city" label={t('city')} optional wide />
        <FormTextField<CompanyValues> name="email" type="email" label={t('email')} optional />
        <FormTextField<CompanyValues> name="phone" type="tel" label={t('phone')} optional />
      </FormSection>
      <FormSection title={t('section.service')}>
        <FormSelectField<CompanyValues> name="lifecycle" label={t('lifecycle')} options={stages} />
        <FormSelectField<CompanyValues> name="owner_id" label={t('owner')} options={owners} none={t('owner.none')} />
      </FormSection>
    </Form>
  );
}

/** Everybody of the office, with who looks after the company now, even if their account is switched off. */
function useOwners(owner: Company['owner']): Option[] {
  const t = useText(messages);
  const { id, first_name, last_name } = useUser();
  const me = { value: id, label: t('owner.me', { name: `${first_name} ${last_name}` }) };
  const people = useOfficePeople() ?? [];
  const others = people
    .filter((person) => person.id !== id && person.id !== owner?.id)
    .map((person) => ({ value: person.id, label: `${person.first_name} ${person.last_name}` }));
  const kept = owner && owner.id !== id ? [{ value: owner.id, label: owner.name }] : [];
  return [...kept, me, ...others];
}

function recordHref(link: string): string {
  return `${pathOf('dashboard')}${link}`;
}
