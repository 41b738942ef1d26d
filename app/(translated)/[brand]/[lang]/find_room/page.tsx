export { default, generateMetadata } from '../../../../[brand]/find_room/page';
