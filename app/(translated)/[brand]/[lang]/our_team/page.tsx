export { default, generateMetadata } from '../../../../[brand]/our_team/page';
