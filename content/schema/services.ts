import type { z } from 'zod';
import { group, heading, href, linkText, list, paragraph, photo } from './fields';
import { callToAction, pageIntro } from './page';
import type { Resolved } from './resolved';

const card = group('Service', { heading: heading(), text: paragraph(), photo: photo(), href: href() });

export const services = group('Services', {
  intro: pageIntro,
  linkLabel: linkText(),
  cards: list('Services', card),
  callToAction,
});
export type ServicesContent = Resolved<z.infer<typeof services>>;
