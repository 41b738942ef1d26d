import { TeamRoles } from '@/components/team/team-roles';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { pageMetadata } from '../../page-metadata';
import { readBrand } from '../../read-brand';
import { PageBanner } from '../page-banner';

export async function generateMetadata({ params }: PageProps<'/[brand]/our_team'>) {
  const brand = await readBrand(params);
  return pageMetadata(brand, brand.pages.our_team);
}

export default async function TeamPage({ params }: PageProps<'/[brand]/our_team'>) {
  const brand = await readBrand(params);
  const { team } = brand;
  return (
    <>
      <PageBanner brand={brand} page="our_team" />
      <TeamRoles intro={team.intro} members={team.members} />
      <CallToAction {...team.callToAction} />
    </>
  );
}
