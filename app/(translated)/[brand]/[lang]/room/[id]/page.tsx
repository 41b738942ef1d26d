export { default, generateMetadata, generateStaticParams } from '../../../../../[brand]/room/[id]/page';
