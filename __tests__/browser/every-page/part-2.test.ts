import { checkPages } from './check-pages';

checkPages(1, 2);
