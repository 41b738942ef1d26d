'use client';

import { useEffect, useState, type ReactNode } from 'react';

interface LocalizedNotFoundProps {
  readonly codes: readonly string[];
  /** The screen for all other addresses. */
  readonly children: ReactNode;
}

/** The 404 screen in the language that the address names: "/it/abot", "/joya-boutique/it/abot". */
export function LocalizedNotFound({ codes, children }: LocalizedNotFoundProps) {
  const [html, setHtml] = useState<string>();

  useEffect(() => {
    const [first = '', second = ''] = window.location.pathname.slice(1).split('/');
    const code = [first, second].find((segment) => codes.includes(segment));
    if (!code) return;
    const abortController = new AbortController();
    fetchScreen(code, abortController.signal).then(
      (screen) => {
        document.title = screen.title;
        document.documentElement.lang = screen.documentElement.lang;
        setHtml(screen.querySelector('main')?.outerHTML);
      },
      (error: unknown) => {
        if (!abortController.signal.aborted) console.warn('The 404 page stays in English.', error);
      },
    );
    return () => abortController.abort();
  }, [codes]);

  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : children;
}

async function fetchScreen(code: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(`/not-found/${code}`, { signal });
  if (!response.ok) throw new Error(`/not-found/${code} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
