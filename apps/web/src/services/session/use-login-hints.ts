import { useHistoryState } from 'wouter/use-browser-location';
import { type Arrival, readArrival } from './login-hints.ts';

/** What the page before has brought along. */
export function useArrival(): Arrival {
  return readArrival(useHistoryState());
}
