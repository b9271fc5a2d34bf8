/** Teaches happy-dom what it lacks of a browser and our pages use: popovers. */
export function completeDom(): void {
  if (isComplete) return;
  isComplete = true;
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
    togglePopover(this: HTMLElement) {
      toggle(this, !isOpen(this));
    },
  });
  document.addEventListener('click', pressOpener);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAll());
}

let isComplete = false;

/** Marks an open popover, as `:popover-open` does in a browser. */
const mark = 'data-popover-open';

const isOpen = (popover: HTMLElement) => popover.hasAttribute(mark);

function toggle(popover: HTMLElement, open: boolean): void {
  if (isOpen(popover) === open) return;
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  popover.dispatchEvent(Object.assign(new Event('beforetoggle', { cancelable: open }), { oldState, newState }));
  popover.toggleAttribute(mark, open);
}

/** A button with `popovertarget` opens and closes it; a press beside an open one closes it. */
function pressOpener({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const id = target.closest('button[popovertarget]')?.getAttribute('popovertarget');
  const own = target.closest<HTMLElement>('[popover]') ?? (id ? document.getElementById(id) : null);
  closeAll(own);
  if (id && own && !own.contains(target)) toggle(own, !isOpen(own));
}

function closeAll(except: HTMLElement | null = null): void {
  for (const popover of document.querySelectorAll<HTMLElement>(`[popover=auto][${mark}]`))
    if (popover !== except) toggle(popover, false);
}
