import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import messages from './messages.json' with { type: 'json' };
import { usePlace } from './use-navigation.ts';
import { useText } from './use-text.ts';

/** The way to this page; apart from the frame, which so is not drawn anew with each address of a list. */
export function PlaceBreadcrumbs() {
  const text = useText(messages);
  const crumbs = usePlace().breadcrumbs.map(({ label, path }) => ({ label, href: path }));
  return <Breadcrumbs label={text('breadcrumbs')} crumbs={crumbs} />;
}
