import { checkPages, pagesOfKinds } from './support/check-pages';

checkPages(pagesOfKinds());
