/** "JBSWY3DPEHPK3PXP" as people read it out: "JBSW Y3DP EHPK 3PXP". */
export function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
