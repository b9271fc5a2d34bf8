import { defineFeature } from '#services/feature/feature.ts';

export default defineFeature({
  screens: {
    'forgot-password': () => import('./password/forgot-password.tsx').then(({ ForgotPassword }) => ForgotPassword),
    register: () => import('./registration/register.tsx').then(({ Register }) => Register),
    'reset-password': () => import('./password/reset-password.tsx').then(({ ResetPassword }) => ResetPassword),
    'restore-email': () => import('./email/restore-email.tsx').then(({ RestoreEmail }) => RestoreEmail),
  },
});
