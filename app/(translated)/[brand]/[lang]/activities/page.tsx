export { default, generateMetadata } from '../../../../[brand]/activities/page';
