import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';

/** The way to this page; apart from the frame, which so is not drawn anew with each address of a list. */
export function PlaceBreadcrumbs() {
  const text = useText(messages);
  const crumbs = usePlace().breadcrumbs.map(({ label, path }) => ({ label, href: path }));
  return <Breadcrumbs label={text('breadcrumbs')} crumbs={crumbs} />;
}
