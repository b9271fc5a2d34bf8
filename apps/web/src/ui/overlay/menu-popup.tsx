import { Menu as PrimeMenu } from 'primereact/menu';
import type { MenuItem as PrimeItem } from 'primereact/menuitem';
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { DoneIcon } from '#ui/icons/icons.ts';
import type { MenuGroup, MenuItem } from './menu-item.ts';
import { Prime } from './prime/prime.tsx';
import './menu-popup.css';

interface MenuPopupProps {
  label: string;
  groups: MenuGroup[];
  open: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  /** Called once it is rendered closed: PrimeReact positions a popup when it opens, and its element must be in the document by then. */
  onRendered: () => void;
  onClose: () => void;
}

export function MenuPopup({ label, groups, open, anchor, onRendered, onClose }: MenuPopupProps) {
  const menu = useRef<PrimeMenu>(null);
  useEffect(onRendered, [onRendered]);
  useEffect(() => {
    // The popup reads only `currentTarget`, to position itself and to return the focus, but its type asks for a whole event.
    const event = { currentTarget: anchor.current } as unknown as SyntheticEvent;
    if (open) menu.current?.show(event);
    else if (menu.current?.getElement()) menu.current.hide(event);
  }, [open, anchor]);
  const close = () => {
    if (menu.current?.getElement()?.contains(document.activeElement)) anchor.current?.focus();
    onClose();
  };
  return (
    <Prime>
      <PrimeMenu
        ref={menu}
        popup
        popupAlignment="right"
        appendTo={document.getElementById('main')}
        model={groups.flatMap(toPrimeItems)}
        onHide={close}
        pt={{
          menu: { 'aria-label': label },
          menuitem: ({ context }: { context: { item: PrimeItem } }) => choiceProps(context.item),
        }}
      />
    </Prime>
  );
}

function toPrimeItems({ label, items }: MenuGroup, place: number): PrimeItem[] {
  const choices = items.map(toPrimeItem);
  if (label !== undefined) return [{ label, items: choices }];
  return place > 0 ? [{ separator: true }, ...choices] : choices;
}

function toPrimeItem(item: MenuItem): PrimeItem {
  // PrimeReact speaks this label in place of what the template shows.
  const label = item.detail ? `${item.label} ${item.detail}` : item.label;
  return { label, command: item.run, data: item, template: () => content(item) };
}

/** Without PrimeReact's link: a radio item of a menu must not contain one. */
function content(item: MenuItem) {
  return (
    <div className="p-menuitem-content">
      <span className="p-menuitem-link" data-danger={item.danger || undefined} data-off={item.off || undefined}>
        {iconOf(item)}
        {item.detail ? (
          <span className="menu-text">
            {item.label} <span className="menu-detail">{item.detail}</span>
          </span>
        ) : (
          item.label
        )}
      </span>
    </div>
  );
}

function iconOf({ icon: Icon, checked }: MenuItem) {
  if (checked) return <DoneIcon />;
  return Icon ? <Icon /> : <span className="menu-no-icon" />;
}

function choiceProps({ data }: PrimeItem) {
  // The headings of groups have no data.
  const { checked, off } = (data ?? {}) as Partial<MenuItem>;
  return {
    ...(typeof checked === 'boolean' && { role: 'menuitemradio', 'aria-checked': checked }),
    ...(off && { 'aria-disabled': true }),
  };
}
