export { default, generateMetadata } from '../../../../[brand]/legal/page';
