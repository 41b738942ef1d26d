// The content and the English site of this checkout, for what tests compare pages with.
import { getContent, getSite } from '@/content';

export const content = getContent();
export const { brands, unbranded, displayPeriods } = getSite();
