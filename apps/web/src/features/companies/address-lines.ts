import type { Company } from './terms.ts';

type Address = Pick<Company, 'street' | 'building' | 'flat' | 'postal_code' | 'city' | 'country'>;

/** An address as it stands on an envelope; a village without streets begins with its name. The country only where it is another one. */
export function addressLines({ street, building, flat, postal_code, city, country }: Address): string[] {
  const number = [building, flat].filter(Boolean).join('/');
  const place = street ?? (number ? city : null);
  const first = [place, number].filter(Boolean).join(' ');
  const second = [postal_code, city].filter(Boolean).join(' ');
  return [first, second, country === 'PL' ? '' : country].filter(Boolean);
}
