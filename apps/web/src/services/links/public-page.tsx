import type { ReactNode } from 'react';
import { LanguageSwitch } from '#services/i18n/language-switch.tsx';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { ThemeSwitch } from '#services/preferences/theme-switch.tsx';
import { PublicLayout } from '#ui/layout/public-layout.tsx';

interface PublicPageProps {
  /** Drawn under the card. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page that is open to everybody. */
export function PublicPage({ below, children }: PublicPageProps) {
  const { brand } = useConfig();
  const choices = (
    <>
      <ThemeSwitch />
      <LanguageSwitch />
    </>
  );
  return (
    <PublicLayout product={brand.product} office={brand.office} footer={choices} below={below}>
      {children}
    </PublicLayout>
  );
}
