export { default, generateMetadata } from '../../../../[brand]/about/page';
