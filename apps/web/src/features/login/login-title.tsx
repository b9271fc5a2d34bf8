import { type ReactNode, type Ref, use } from 'react';
import { AgainContext } from './again.ts';

interface LoginTitleProps {
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The title of a step: of the page, or of a part of the dialog, which has a title of its own. */
export function LoginTitle({ children, ref }: LoginTitleProps) {
  const Heading = use(AgainContext) ? 'h3' : 'h1';
  return (
    <Heading ref={ref} tabIndex={ref ? -1 : undefined}>
      {children}
    </Heading>
  );
}
