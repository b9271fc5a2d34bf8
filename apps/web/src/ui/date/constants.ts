/** Years on a page of the calendar. */
export const YEARS_PER_PAGE = 12;

/** Milliseconds before the calendar shows and hides. */
export const POPOVER_DELAY = { show: 0, hide: 110 };
