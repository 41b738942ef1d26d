export { default, generateMetadata } from '../../../../[brand]/tides/page';
