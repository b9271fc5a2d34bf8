import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';

interface ListStatusProps {
  waiting: boolean;
  nothing: boolean;
}

/** Tells a screen reader what the eye sees; which rows came, the pager says. */
export function ListStatus({ waiting, nothing }: ListStatusProps) {
  const t = words(messages);
  return (
    <output className="visually-hidden">
      {waiting && t('list.loading')}
      {nothing && !waiting && t('list.none')}
    </output>
  );
}
