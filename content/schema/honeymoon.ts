import type { z } from 'zod';
import { detail } from './about';
import {
  enquirySentence,
  group,
  heading,
  href,
  buttonText,
  list,
  paragraph,
  paragraphs,
  photo,
} from './fields';
import { pageIntro } from './page';
import type { Resolved } from './resolved';

const section = group('Section', {
  heading: heading(),
  paragraphs: paragraphs(),
  photo: photo(),
  details: list('Table', detail).optional(),
});
export type HoneymoonSection = Resolved<z.infer<typeof section>>;

export const honeymoon = group('Honeymoon', {
  intro: pageIntro,
  sections: list('Sections', section),
  planning: group('Start planning', {
    heading: heading(),
    text: paragraph(),
    label: buttonText(),
    href: href(),
    enquiry: enquirySentence('First sentence of the guest’s message'),
  }),
});
export type HoneymoonContent = Resolved<z.infer<typeof honeymoon>>;
