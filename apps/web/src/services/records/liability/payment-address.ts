import { type OverlayAddress, useOverlayAddress } from '#ui/overlay/use-overlay-address.ts';

/** The id of the liability that is being paid over the page. */
export const usePaymentAddress = (): OverlayAddress => useOverlayAddress('pay');
