import { Component, createContext, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Drawn instead of children that threw. */
  fallback: ReactNode;
}

/** The error that was caught, for the fallback. */
export const CaughtErrorContext = createContext<Error | null>(null);

/** Contains an error of its children: when a page breaks, the navigation still works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    return error ? <CaughtErrorContext value={error}>{this.props.fallback}</CaughtErrorContext> : this.props.children;
  }
}
