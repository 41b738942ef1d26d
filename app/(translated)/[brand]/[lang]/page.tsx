export { default, generateMetadata } from '../../../[brand]/page';
