/** A company that exists only in the registers of the demo. */
export interface InventedCompany {
  nip: string;
  name: string;
}

/** NIPs that nobody has, with the demo's prefix 990 and beyond those of its own companies. */
export const INVENTED_COMPANIES = [
  { nip: '9909900018', name: 'Piekarnia Rogalik Ewa Wymyślona' },
  { nip: '9909900024', name: 'Latarnia Morska Sp. z o.o.' },
  { nip: '9909900030', name: 'Warsztat Pod Dębem s.c.' },
  { nip: '9909900047', name: 'Papugi i Przyjaciele Sp. j.' },
  { nip: '9909900053', name: 'Fundacja Trzy Żywioły' },
] as const satisfies InventedCompany[];
