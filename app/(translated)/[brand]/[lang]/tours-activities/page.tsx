export { default, generateMetadata } from '../../../../[brand]/tours-activities/page';
