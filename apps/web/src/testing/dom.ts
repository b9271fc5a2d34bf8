/** Teaches happy-dom what it lacks of a browser and our pages use: popovers, and a few properties. */
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
  define(HTMLElement, {
    // Without one PrimeReact takes a menu that it opens for hidden, and hides it.
    offsetParent: (element) => (element.style.display === 'none' ? null : element.parentElement),
  });
  // Without these two react-hook-form takes every select for edited, and leaves it empty.
  define(HTMLSelectElement, { size: (select) => Number(select.getAttribute('size') ?? 0) });
  define(HTMLOptionElement, { defaultSelected: (option) => option.hasAttribute('selected') });
  document.addEventListener('click', pressOpener);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAll());
}

let isComplete = false;

function define<Element>(
  { prototype }: { prototype: Element },
  getters: Record<string, (element: Element) => unknown>,
) {
  for (const [name, read] of Object.entries(getters)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: Element) {
        return read(this);
      },
    });
  }
}

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
