/** Whether a calendar is a sheet at the bottom, in place of a popover below its field. */
export const isPhone = (): boolean => matchMedia('(width < 600px)').matches;
