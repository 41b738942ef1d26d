export { default, generateMetadata } from '../../../../[brand]/accessibility/page';
