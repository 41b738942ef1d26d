export { default, generateMetadata } from '../../../../[brand]/restaurant/page';
