import type { z } from 'zod';
import { fieldset, heading, brandPath, linkLabel, list, paragraph, photo } from '../fields/field-types';
import { callToAction, pageIntro } from './page';
import type { Resolved } from '../fields/resolved';

const card = fieldset('Service', {
  heading: heading(),
  text: paragraph(),
  photo: photo(),
  href: brandPath(),
});

export const services = fieldset('Services', {
  intro: pageIntro,
  linkLabel: linkLabel(),
  cards: list('Services', card),
  callToAction,
});
export type ServicesContent = Resolved<z.infer<typeof services>>;
