import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: { login: () => import('./login.tsx').then(({ Login }) => Login) },
});
