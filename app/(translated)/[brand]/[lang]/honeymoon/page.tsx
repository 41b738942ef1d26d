export { default, generateMetadata } from '../../../../[brand]/honeymoon/page';
