/** The moment at which every test begins: a Wednesday morning in Warsaw. */
export const NOW = '2026-11-25T09:00:00Z';
