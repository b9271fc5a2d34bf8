import { ApiError } from '@biuro/core/lib/failure.ts';
import { useRef, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { formText } from '#services/records/declaration/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { useUploadProgress } from '#services/uploads/progress.ts';
import { refusedAt } from '#services/uploads/use-upload-file.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { chosenFile, FormFileField } from '#ui/form/file-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from './messages.json' with { type: 'json' };
import { useDeclarationCalls } from './queries.ts';
import type { Declaration } from './terms.ts';

interface AcceptValues {
  upo_number: string;
  file: FileList | null;
}

interface AcceptDialogProps {
  declaration: Declaration;
  onClose: () => void;
}

/** The tax office has accepted it: its confirmation by number, as a file, or both. */
export function AcceptDialog({ declaration, onClose }: AcceptDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const sent = useUploadProgress();
  const { move, attach } = useDeclarationCalls();
  const { id, form, upo_number } = declaration;
  const [values] = useState<AcceptValues>({ upo_number: upo_number ?? '', file: null });
  // A file that is stored already gives the declaration another version.
  const version = useRef(declaration.version);
  const accept = async (typed: AcceptValues, key: string) => {
    const file = chosenFile(typed.file);
    if (file) version.current = (await attach(id, file).catch(refusedAt('file'))).version;
    const number = typed.upo_number.trim();
    const body = { to: 'accepted' as const, version: version.current, ...(number && { upo_number: number }) };
    return move(id, body, key).catch(atNumber);
  };
  return (
    <FormDialog<AcceptValues, Declaration>
      title={t('accept.title', { form: formText(form) })}
      submitLabel={t('accept')}
      {...(sent && { busyLabel: sent })}
      values={values}
      draft={`declaration.accepted.${id}`}
      recordHref={(link) => link}
      send={accept}
      onSaved={() => {
        toast(t('accepted'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField<AcceptValues> name="upo_number" label={t('upo.number')} hint={t('upo.hint')} wide />
      <FormFileField<AcceptValues>
        name="file"
        label={t('upo.file')}
        hint={t('upo.file.hint')}
        accept=".pdf,.xml,application/pdf,application/xml,text/xml"
        optional
        wide
      />
    </FormDialog>
  );
}

/** That there is neither number nor file, the server says of the move; here it belongs to the field that is missing. */
function atNumber(thrown: unknown): never {
  const failure = failureOf(thrown);
  const fields = failure.fields?.map((one) => (one.pointer === '/to' ? { ...one, pointer: '/upo_number' } : one));
  throw new ApiError({ ...failure, ...(fields && { fields }) });
}
