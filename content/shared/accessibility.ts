import type { AccessibilityContent } from '../types';

/** Says only what the tests of this site show; change both together. */
export const accessibility: AccessibilityContent = {
  lead: 'Everybody should be able to look around here, find a room and write to us. This page says what we do for that, what is tested, and what does not work well yet.',
  parts: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'This site is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, in all its languages and in both looks, light and dark.',
      ],
    },
    {
      heading: 'What is tested',
      paragraphs: ['Programs open the pages in a browser and check:'],
      items: [
        'every page with axe, a checker for WCAG, and the contrast of colours in the light and in the dark look',
        'that no page is wider than a screen of 320 pixels, and that all of it stays there with text at twice its size',
        'the way by keyboard alone from the list of rooms to a message sent, with the pictures and the choice of dates in between',
        'that pages can be read and links followed without JavaScript',
        'that nothing moves by itself where less motion is asked for, and that “Pause motion” in the footer stops what does',
        'what matters most in Chromium, in Firefox and in WebKit, the engine of Safari',
      ],
    },
    {
      heading: 'What does not work well yet',
      paragraphs: [
        'Programs find only a part of all barriers. The site has not yet been tested by people who use a screen reader or other aids every day. We know of these:',
      ],
      items: [
        'The map on the contact page comes from another site and tells a screen reader little. The address and the way to us stand beside it in words.',
        'You book on another site, for which we cannot speak. If you cannot use it, write to us.',
        'Forms and buttons that are marked as samples do nothing yet.',
      ],
    },
  ],
  complaint: {
    heading: 'Something in your way?',
    paragraphs: [
      'Tell us which page it was and what you wanted to do. We help you by e-mail, and use what you tell us to mend the page.',
    ],
  },
  reviewed: { label: 'Last reviewed', date: '2026-11-22' },
};
