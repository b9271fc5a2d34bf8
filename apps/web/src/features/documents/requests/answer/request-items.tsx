import { useId } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Tag } from '#ui/text/tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import { isOpen, itemTones, type RequestItem } from '../requests.ts';
import './answer.css';

interface RequestItemsProps {
  items: readonly RequestItem[];
  /** The item that is being answered. */
  chosen: string | undefined;
  /** Left out where nothing can be answered. */
  onChoose?: ((id: string) => void) | undefined;
  /** Asks for an item after all that was said not to exist. */
  onAskAgain?: ((id: string) => void) | undefined;
}

/** What was asked for, each item with its state; one of those that are missing is chosen to be answered. */
export function RequestItems({ items, chosen, onChoose, onAskAgain }: RequestItemsProps) {
  const t = useText(messages);
  const name = useId();
  return (
    <ul className="request-items" aria-label={t('items')}>
      {items.map((item) => (
        <li key={item.id} data-state={item.state} data-chosen={item.id === chosen || undefined}>
          {onChoose && isOpen(item) ? (
            <label>
              <input type="radio" name={name} checked={item.id === chosen} onChange={() => onChoose(item.id)} />
              <ItemLine item={item} />
            </label>
          ) : (
            <div className="request-item-line">
              <span className="request-item-mark">{!isOpen(item) && <DoneIcon />}</span>
              <ItemLine item={item} />
            </div>
          )}
          <ItemNote item={item} />
          {item.state === 'not_applicable' && onAskAgain && (
            <p className="request-item-note">
              <Button
                variant="quiet"
                label={t('decline.undo.of', { label: item.label })}
                onClick={() => onAskAgain(item.id)}
              >
                {t('decline.undo')}
              </Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function ItemLine({ item: { label, state } }: { item: RequestItem }) {
  const t = useText(messages);
  return (
    <>
      <span className="request-item-label">{label}</span>
      <Tag tone={itemTones[state]}>{t(`item.${state}`)}</Tag>
    </>
  );
}

/** What the office says of what has come, why there is none, or when it came. */
function ItemNote({ item: { state, remark, remarked_at, reason, delivered_at } }: { item: RequestItem }) {
  const t = useText(messages);
  if (isOpen({ state }) && remark)
    return (
      <div className="request-item-note request-item-remark">
        <p>{remark}</p>
        {remarked_at && <small>{t('item.remarked', { at: new Date(remarked_at) })}</small>}
      </div>
    );
  if (state === 'not_applicable' && reason) return <p className="request-item-note">{reason}</p>;
  if (delivered_at && !isOpen({ state }))
    return <p className="request-item-note">{t('item.delivered_at', { at: new Date(delivered_at) })}</p>;
  return null;
}
