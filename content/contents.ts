import { beachSuitesVilla } from './beachsuites-villa';
import { joyaBoutique } from './joya-boutique';
import type { BrandContent } from './types';

export const contents: readonly BrandContent[] = [joyaBoutique, beachSuitesVilla];
