import type { ReactNode } from 'react';
import { LanguageSwitch } from '#services/i18n/language-switch.tsx';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { ThemeSwitch } from '#services/preferences/theme-switch.tsx';
import { PublicLayout } from '#ui/layout/public-layout.tsx';
import './account.css';

/** The pages of an account that are open to everybody. */
export function PublicPage({ children }: { children: ReactNode }) {
  const { brand } = useConfig();
  const choices = (
    <>
      <ThemeSwitch />
      <LanguageSwitch />
    </>
  );
  return (
    <PublicLayout product={brand.product} office={brand.office} footer={choices}>
      {children}
    </PublicLayout>
  );
}
