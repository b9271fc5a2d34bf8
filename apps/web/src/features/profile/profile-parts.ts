/** Parts of the profile in the order of the page; the names are anchors of its address. */
export const profileParts = ['details', 'password', 'two-factor', 'devices', 'appearance'] as const;

export type ProfilePartName = (typeof profileParts)[number];
