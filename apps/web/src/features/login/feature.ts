import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  slots: { 'session-expired': { load: () => import('./sign-in-again.tsx').then(({ SignInAgain }) => SignInAgain) } },
  screens: { login: () => import('./login.tsx').then(({ Login }) => Login) },
});
