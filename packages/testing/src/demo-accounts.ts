export const ADMIN = 'admin@demo.example';
export const CLIENT = 'klient@demo.example';
export const OWNER = 'wlasciciel@demo.example';

/** Of every account of the demo. */
export const PASSWORD = 'Demo-biuro-2026';

/** The server refuses the one of the demo to people who choose their own. */
export const NEW_PASSWORD = 'zielone-drzewo-za-oknem';
