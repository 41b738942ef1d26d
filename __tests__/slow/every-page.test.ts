import { checkPages, pagesOfKinds } from '../browser/support/check-pages';
import { exportedPaths } from '../support/exported';

// the others: every-kind-of-page.test.ts
const done = pagesOfKinds();

checkPages(exportedPaths().filter((path) => !done.includes(path)));
