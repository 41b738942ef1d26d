'use client';

import { usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { isMissingCode, resetImportErrorNotice } from '../utils/import-with-error-notice';

interface RootErrorBoundaryProps {
  /** Rendered on the server, so that its texts are not in the client bundle. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page that fails to render shows the 404 screen in place of the whole shell (RTE-24), until the address changes.
 * A page whose code could not be fetched, as after a release, is loaded once as a document instead.
 */
export function RootErrorBoundary(props: RootErrorBoundaryProps) {
  return <Boundary {...props} pathname={usePathname()} />;
}

type BoundaryProps = RootErrorBoundaryProps & { readonly pathname: string };

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };
  private readonly firstPathname = this.props.pathname;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (this.canReload(error)) window.location.reload();
  }

  override componentDidUpdate({ pathname }: BoundaryProps) {
    if (pathname === this.props.pathname) return;
    resetImportErrorNotice();
    if (this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.canReload(error) ? null : this.props.fallback;
  }

  private canReload(error: unknown): boolean {
    if (!isMissingCode(error)) return false;
    return this.props.pathname !== this.firstPathname || navigationType() !== 'reload';
  }
}

const navigationType = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;
