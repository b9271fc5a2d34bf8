import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useNavigation } from '#services/navigation/use-navigation.ts';
import { WarningIcon } from '#ui/icons/icons.ts';
import './exposed-demo.css';

/** A band over every page of a demo that is open to the network. */
export function ExposedDemo() {
  const t = useText(messages);
  if (!useNavigation(({ context }) => context.config?.demo_exposed)) return null;
  return (
    <aside className="exposed-demo" aria-label={t('exposed-demo.label')}>
      <WarningIcon />
      <p>{t('exposed-demo')}</p>
    </aside>
  );
}
