'use client';

import { useEffect, useState, type ReactNode } from 'react';

interface NotFoundInUrlLanguageProps {
  readonly codes: readonly string[];
  /** Title of the document for all other addresses. */
  readonly title: string;
  /** The screen for all other addresses. */
  readonly children: ReactNode;
}

/** The 404 screen in the language that the address names: "/it/abot", "/joya-boutique/it/abot". */
export function NotFoundInUrlLanguage({ codes, title, children }: NotFoundInUrlLanguageProps) {
  const [screen, setScreen] = useState<{ readonly title: string; readonly html: string }>();

  useEffect(() => {
    const [firstSegment = '', secondSegment = ''] = window.location.pathname.slice(1).split('/');
    const code = [firstSegment, secondSegment].find((segment) => codes.includes(segment));
    if (!code) return;
    const abortController = new AbortController();
    fetchScreen(code, abortController.signal).then(
      (page) => {
        const html = page.querySelector('main')?.outerHTML;
        if (!html) return;
        document.documentElement.lang = page.documentElement.lang;
        setScreen({ title: page.title, html });
      },
      (error: unknown) => {
        if (!abortController.signal.aborted) console.warn('The 404 page stays in English.', error);
      },
    );
    return () => abortController.abort();
  }, [codes]);

  return (
    <>
      {/* not metadata of Next, which it may write again after the title of the language has come */}
      <title>{screen?.title ?? title}</title>
      {screen ? <div dangerouslySetInnerHTML={{ __html: screen.html }} /> : children}
    </>
  );
}

async function fetchScreen(code: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(`/not-found/${code}`, { signal });
  if (!response.ok) throw new Error(`/not-found/${code} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
