import { Component, createContext, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in place of the broken region. */
  fallback: ReactNode;
}

/** For the fallback: what broke the region. */
export const FaultContext = createContext<Error | null>(null);

/** Keeps a fault inside its region: a broken page leaves the navigation standing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    return error ? <FaultContext value={error}>{this.props.fallback}</FaultContext> : this.props.children;
  }
}
