'use client';

import { Component, type ReactNode } from 'react';

interface RoutingErrorBoundaryProps {
  /** Rendered on the server, so that no words have to be shipped for a case that hardly ever happens. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A page that fails to load or to render shows the 404 screen in place of the whole shell (RTE-24). */
export class RoutingErrorBoundary extends Component<RoutingErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
