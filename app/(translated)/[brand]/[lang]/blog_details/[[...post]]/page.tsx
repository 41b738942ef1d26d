export {
  default,
  generateMetadata,
  generateStaticParams,
} from '../../../../../[brand]/blog_details/[[...post]]/page';
