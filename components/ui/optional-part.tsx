'use client';

import { Component, type ReactNode } from 'react';
import { isMissingCode } from '../utils/import-with-error-notice';

/** A part that only adds to a page: when it fails, it is gone and the page stays. Missing code is left to the page. */
export class OptionalPart extends Component<{ readonly children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (isMissingCode(error)) throw error;
    return error === undefined && this.props.children;
  }
}
