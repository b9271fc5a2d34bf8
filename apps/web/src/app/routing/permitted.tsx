import { lineOf, type RouteName } from '@biuro/core/navigation/routes.ts';
import { userOf } from '@biuro/core/session/session-selectors.ts';
import type { ReactNode } from 'react';
import { useSession } from '#services/session/use-session.ts';
import { NoRight } from './no-right.tsx';

interface PermittedProps {
  name: RouteName;
  children: ReactNode;
}

/** A page whose route asks for a right that the person lacks is told as such, instead of a form that the server refuses. */
export function Permitted({ name, children }: PermittedProps) {
  const { right } = lineOf(name);
  const lacks = useSession((snapshot) => right !== undefined && !(userOf(snapshot)?.rights ?? []).includes(right));
  return right && lacks ? <NoRight right={right} /> : children;
}
