/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { inlineScript } from '@/components/shell/inline-script';

describe('a tap before React answers', () => {
  const PAGE = `
    <button type="button" id="one">1</button>
    <button type="button" id="two"><b>2</b></button>
    <button type="button" id="menu" popovertarget="nav">menu</button><nav id="nav" popover></nav>
    <form method="dialog"><input name="text"><button id="send">Send</button></form>
    <form method="get" id="search"><button id="go">Go</button></form>`;

  /** The listeners represent React, which receives a press only once it has loaded. */
  function openForm() {
    const { window } = new JSDOM(PAGE, { runScripts: 'outside-only' });
    window.eval(inlineScript);
    const { document } = window;
    const heard: string[] = [];
    const hydrate = () => {
      for (const type of ['click', 'submit'])
        document.body.addEventListener(type, (event) => {
          event.preventDefault();
          heard.push(`${type} ${(event.target as Element).closest('[id], form')?.id}`);
        });
      document.documentElement.dataset.hydrated = '';
      document.dispatchEvent(new window.Event('hydrated'));
    };
    return {
      document,
      heard,
      hydrate,
      press: (at: string) => document.querySelector<HTMLElement>(at)?.click(),
    };
  }

  test('is kept, seen to be pressed, and done once when React is there', () => {
    const { document, heard, hydrate, press } = openForm();
    press('#one');
    press('#two b');
    expect([...document.querySelectorAll('[data-pressed]')].map(({ id }) => id)).toEqual(['two']);
    hydrate();
    expect(heard).toEqual(['click two']);
    expect(document.querySelector('[data-pressed]')).toBeNull();
    press('#one');
    expect(heard).toEqual(['click two', 'click one']);
  });

  test('sends a form once, with the button that was pressed', () => {
    const { document, heard, hydrate, press } = openForm();
    press('#send');
    expect(document.querySelector('#send')?.hasAttribute('data-pressed')).toBe(true);
    hydrate();
    expect(heard).toEqual(['submit ']);
  });

  test('leaves alone what works without React', () => {
    const { document, heard, hydrate, press } = openForm();
    document.querySelector('#search')?.addEventListener('submit', (event) => event.preventDefault());
    press('#menu');
    press('#go');
    expect(document.querySelector('[data-pressed]')).toBeNull();
    hydrate();
    expect(heard).toEqual([]);
  });
});
