import { pathOf } from '@biuro/core/navigation/routes.ts';
import { homeOf } from '@biuro/core/navigation/safe-redirect.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { usePerson } from '#services/session/use-session.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Standalone } from '#ui/layout/standalone.tsx';
import { RecordMissing } from '#ui/record/record-missing.tsx';

export function NotFound() {
  const t = useText(messages);
  const config = useConfig();
  const user = usePerson();
  const title = t('not-found.title');
  if (user) return <RecordMissing title={title} back={{ href: homeOf(user, config), label: t('not-found.home') }} />;
  const onward = (
    <ButtonLink variant="primary" href={pathOf('login')}>
      {t('not-found.login')}
    </ButtonLink>
  );
  return (
    <Standalone title={title} action={onward}>
      {t('not-found.text')}
    </Standalone>
  );
}
