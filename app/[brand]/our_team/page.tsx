import { TeamRoles } from '@/components/team/team-roles';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { createBrandPageMetadata, getCurrentBrand } from '../../_lib/current-brand';
import { PageBannerAndStructuredData } from '../page-banner-and-structured-data';

export const generateMetadata = () => createBrandPageMetadata('our_team');

export default async function TeamPage() {
  const brand = await getCurrentBrand();
  const { team } = brand;
  return (
    <>
      <PageBannerAndStructuredData brand={brand} page="our_team" />
      <TeamRoles intro={team.intro} members={team.members} />
      <CallToAction {...team.callToAction} />
    </>
  );
}
