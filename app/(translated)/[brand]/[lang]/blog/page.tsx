export { default, generateMetadata } from '../../../../[brand]/blog/page';
