import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { formText } from '#services/records/declaration/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ExportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from './messages.json' with { type: 'json' };
import { useDeclarationCalls } from './queries.ts';
import type { Declaration } from './terms.ts';

/** Hands over the official confirmation. */
export function UpoButton({ declaration: { id, form } }: { declaration: Declaration }) {
  const t = useText(messages);
  const toast = useToast();
  const { download } = useDeclarationCalls();
  const work = useMutation({
    mutationFn: () => download(id),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <Button
      icon={ExportIcon}
      label={t('upo.download.of', { form: formText(form) })}
      busy={work.isPending ? t('busy') : undefined}
      onClick={() => work.mutate()}
    >
      {t('upo.download')}
    </Button>
  );
}
