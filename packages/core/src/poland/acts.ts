/** The acts that deadlines come from, by the name under which they are cited. */
export const acts = {
  cit: 'ustawa z dnia 15 lutego 1992 r. o podatku dochodowym od osób prawnych',
  pit: 'ustawa z dnia 26 lipca 1991 r. o podatku dochodowym od osób fizycznych',
  lumpSum:
    'ustawa z dnia 20 listopada 1998 r. o zryczałtowanym podatku dochodowym od niektórych przychodów osiąganych przez osoby fizyczne',
  vat: 'ustawa z dnia 11 marca 2004 r. o podatku od towarów i usług',
  socialInsurance: 'ustawa z dnia 13 października 1998 r. o systemie ubezpieczeń społecznych',
  accidentInsurance:
    'ustawa z dnia 30 października 2002 r. o ubezpieczeniu społecznym z tytułu wypadków przy pracy i chorób zawodowych',
  health: 'ustawa z dnia 27 sierpnia 2004 r. o świadczeniach opieki zdrowotnej finansowanych ze środków publicznych',
  capitalPlans: 'ustawa z dnia 4 października 2018 r. o pracowniczych planach kapitałowych',
  rehabilitation:
    'ustawa z dnia 27 sierpnia 1997 r. o rehabilitacji zawodowej i społecznej oraz zatrudnianiu osób niepełnosprawnych',
  localTaxes: 'ustawa z dnia 12 stycznia 1991 r. o podatkach i opłatach lokalnych',
  accounting: 'ustawa z dnia 29 września 1994 r. o rachunkowości',
  waste: 'ustawa z dnia 14 grudnia 2012 r. o odpadach',
  socialFund: 'ustawa z dnia 4 marca 1994 r. o zakładowym funduszu świadczeń socjalnych',
} as const;
