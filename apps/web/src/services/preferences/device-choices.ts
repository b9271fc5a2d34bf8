/** The storage keys of what was chosen on this device. */
export const deviceKeys = { theme: 'biuro.theme', locale: 'biuro.locale' } as const;
const ownerKey = 'biuro.chosen-by';

type Kind = keyof typeof deviceKeys;
type Choices = Partial<Record<Kind, string>>;
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Shelves {
  /** Lasts on the device: `localStorage`. */
  device: Shelf;
  /** Lasts as long as the tab: `sessionStorage`. */
  tab: Shelf;
}

const kinds = Object.keys(deviceKeys) as Kind[];

/** Stores a choice on this device. One that was made before signing in is also kept for the person who signs in next in this tab. */
export function keepChoice({ device, tab }: Shelves, kind: Kind, value: string, signedIn: boolean): void {
  device.setItem(deviceKeys[kind], value);
  if (!signedIn) tab.setItem(deviceKeys[kind], value);
}

/**
 * Makes the choices on this device those of the person who has signed in: what somebody else chose is removed, and what they chose before
 * signing in stays. Returns the latter, for their account.
 */
export function takeOver({ device, tab }: Shelves, userId: string): Choices {
  const owner = device.getItem(ownerKey);
  const made: Choices = {};
  for (const kind of kinds) {
    const key = deviceKeys[kind];
    const onTheWayIn = tab.getItem(key);
    tab.removeItem(key);
    if (onTheWayIn !== null) made[kind] = onTheWayIn;
    else if (owner !== null && owner !== userId) device.removeItem(key);
  }
  device.setItem(ownerKey, userId);
  return made;
}
