const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/**
 * An invented PESEL with a valid check digit. Its serial number is from the end of a day's range, which births hardly
 * reach.
 */
export function inventPesel(birthDate: string, firstName: string, luck: number): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const inCentury = String(Number(month) + (year < '2000' ? 0 : 20)).padStart(2, '0');
  // Polish names of women end in -a; the last digit of the serial number is even for women.
  const sex = firstName.endsWith('a') ? 0 : 1;
  const body = `${year.slice(2)}${inCentury}${day}99${Math.floor(luck * 10)}${2 * Math.floor(luck * 5) + sex}`;
  const sum = WEIGHTS.reduce((all, weight, index) => all + weight * Number(body[index]), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
