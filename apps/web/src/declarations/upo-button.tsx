import { useMutation } from '@tanstack/react-query';
import { useText } from '../app/use-text.ts';
import { useToast } from '../app/use-toast.ts';
import { Button } from '../ui/button.tsx';
import { formText } from '../ui/declaration-text.ts';
import { failureOf } from '../ui/failure.ts';
import { ExportIcon } from '../ui/icons.ts';
import { useDeclarationCalls } from './declaration-queries.ts';
import type { Declaration } from './declaration-terms.ts';
import messages from './messages.json' with { type: 'json' };

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
