export { default, generateMetadata } from '../../../../[brand]/room/page';
