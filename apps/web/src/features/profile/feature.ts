import { defineFeature } from '#services/feature/feature.ts';

const profile = () => import('./profile.tsx').then(({ Profile }) => Profile);

export default defineFeature({
  screens: { profile, 'dashboard-users-profile': profile },
});
