import type { ReactNode } from 'react';
import { LanguageSwitch } from '../app/language-switch.tsx';
import { ThemeSwitch } from '../app/theme-switch.tsx';
import { useConfig } from '../app/use-navigation.ts';
import { Entrance } from '../ui/entrance.tsx';
import './account.css';

/** The pages of an account that are open to everybody. */
export function EntrancePage({ children }: { children: ReactNode }) {
  const { brand } = useConfig();
  const choices = (
    <>
      <ThemeSwitch />
      <LanguageSwitch />
    </>
  );
  return (
    <Entrance product={brand.product} office={brand.office} footer={choices}>
      {children}
    </Entrance>
  );
}
