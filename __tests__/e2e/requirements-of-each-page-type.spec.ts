import { languages } from '@/content/i18n/languages';
import { testPageRequirements } from '../support/e2e/page-requirements';
import { listPagesOfEachKind } from '../support/list-pages-of-each-kind';

// the rest: `npm run test:slow`
for (const path of listPagesOfEachKind(languages[0].code)) testPageRequirements(path);
