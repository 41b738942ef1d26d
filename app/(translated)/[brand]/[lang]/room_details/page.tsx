export { default, generateMetadata } from '../../../../[brand]/room_details/page';
