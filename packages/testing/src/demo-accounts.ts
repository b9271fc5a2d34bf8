export const ADMIN = 'admin@demo.example';
export const CLIENT = 'klient@demo.example';
export const OWNER = 'wlasciciel@demo.example';

/** The password of every demo account. */
export const PASSWORD = 'Demo-biuro-2026';

/** For tests that choose a password: the server accepts the password of the demo for demo accounts only. */
export const NEW_PASSWORD = 'zielone-drzewo-za-oknem';
