export { default, generateMetadata } from '../../../../[brand]/pricing/page';
