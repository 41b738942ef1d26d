export { default, generateMetadata } from '../../../../[brand]/privacy/page';
