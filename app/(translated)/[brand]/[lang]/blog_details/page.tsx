export { default, generateMetadata } from '../../../../[brand]/blog_details/page';
