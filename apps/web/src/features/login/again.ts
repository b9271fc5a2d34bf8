import type { User } from '@biuro/core/session/stored-session.ts';
import { createContext } from 'react';

/** Who signs in again in a dialog over their page; null on the login page. */
export const AgainContext = createContext<User | null>(null);
