import { useState } from 'react';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { type LinkPage, linkTokenOf } from './link-token.ts';

/** The token of the link that opened this page; undefined when only the address without it is left, as in another tab. */
export function useLinkToken(page: LinkPage): string | undefined {
  const { token } = usePlace().params;
  const [known] = useState(() => linkTokenOf(page, token));
  return known;
}
