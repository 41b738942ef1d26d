export { default, generateMetadata } from '../../../../[brand]/explore-island/page';
