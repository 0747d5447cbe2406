import { aboutPage } from '@/content/pages/about';
import { contactPage } from '@/content/pages/contact';
import { withImage, withPicture } from '@/lib/pictures/pictures';
import { getTeam } from '@/lib/pictures/team';
import { pageMetadata } from '@/lib/seo/metadata';
import { Craft } from '@/components/sections/craft';
import { FounderWords } from '@/components/sections/founder-words';
import { Statements } from '@/components/sections/statements';
import { ThreadSteps } from '@/components/sections/thread-steps';
import { ValueList } from '@/components/sections/value-list';
import { PageEnd } from '../../frame/page-end';
import { PageTop } from '../../frame/page-top';

export const metadata = pageMetadata('/about');

const header = withPicture(aboutPage.header);

export default function AboutPage() {
  return (
    <>
      <PageTop {...header} path="/about" />
      <Statements {...aboutPage} image={withPicture(aboutPage.picture)} />
      <FounderWords {...aboutPage.founderWords} team={getTeam()} />
      <ValueList {...aboutPage.values} />
      <Craft {...withImage(aboutPage.expertise)} />
      <ThreadSteps {...aboutPage.approach} />
      <PageEnd {...aboutPage.closing} {...withPicture({ picture: contactPage.closing.picture })} isNear />
    </>
  );
}
