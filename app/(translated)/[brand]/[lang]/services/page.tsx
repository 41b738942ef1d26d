export { default, generateMetadata } from '../../../../[brand]/services/page';
