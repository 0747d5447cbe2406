import { formWords, forms } from '@/content/forms';
import { contactPage } from '@/content/pages/contact';
import { agency } from '@/content/agency';
import { withPicture } from '@/lib/pictures/pictures';
import { getAnswering } from '@/lib/pictures/team';
import { phoneLines } from '@/lib/rules/phone-lines';
import { currentNotices } from '@/lib/pages/notices';
import { pageMetadata } from '@/lib/seo/metadata';
import { formNotes } from '@/components/lead/form-notes';
import { MessageForm } from '@/components/lead/message-form';
import { ContactDetails } from '@/components/sections/contact-details';
import { Faq } from '@/components/sections/faq';
import { FormIntro } from '@/components/sections/form-intro';
import { PageEnd } from '../../page-end';
import { PageTop } from '../../page-top';

export const metadata = pageMetadata('/contact');

const { email, networks, senderName, whatsapp } = agency;
const phones = phoneLines(agency);

const header = withPicture(contactPage.header);
const notes = formNotes({
  agency,
  words: formWords,
  form: forms.contact,
  notices: currentNotices(),
  person: getAnswering(),
});

export default function ContactPage() {
  return (
    <>
      <PageTop {...header} path="/contact" early="contact" isLow />
      <MessageForm
        form={forms.contact}
        siteLabel={senderName}
        agency={{ email, whatsapp }}
        words={formWords}
        notes={notes}
        waysOn={contactPage.form.waysOn}
        intro={<FormIntro {...contactPage.form} phone={phones[0]} />}
        aside={
          <ContactDetails {...contactPage.details} {...{ email, networks, phones }} person={notes.person} />
        }
      />
      <Faq {...contactPage.faq} />
      <PageEnd {...contactPage.closing} picture={header.picture} className="pt-10 md:pt-tight" />
    </>
  );
}
