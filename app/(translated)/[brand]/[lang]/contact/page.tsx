export { default, generateMetadata } from '../../../../[brand]/contact/page';
