import { checkPages } from './check-pages';

checkPages(0, 2);
