import type { z } from 'zod';
import { group, heading, href, linkText, list, paragraph, photo } from './fields';
import { callToAction, pageIntro } from './page';
import type { Shown } from './shown';

const card = group('Service', { heading: heading(), text: paragraph(), photo: photo(), href: href() });

export const services = group('Services', {
  intro: pageIntro,
  linkLabel: linkText(),
  cards: list('Services', card),
  callToAction,
});
export type ServicesContent = Shown<z.infer<typeof services>>;
