import type { Portal } from '@biuro/core';
import { createContext } from 'react';

export const PortalContext = createContext<Portal | null>(null);
