/** Whether shortcuts are worth showing: not on a telephone or tablet that has only a touch screen. */
export const hasKeyboard = (): boolean =>
  !matchMedia('(pointer: coarse)').matches || matchMedia('(any-pointer: fine)').matches;
