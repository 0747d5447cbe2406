import { forms } from '@/content/forms';
import { offers } from '@/content/offers';
import { contactPage } from '@/content/pages/contact';
import { offerSubject } from '@/content/subjects';
import { agency } from '@/content/agency';
import { withPicture } from '@/lib/pictures/pictures';
import { greetedLines } from '@/lib/rules/lead/other-ways';
import { phoneLines } from '@/lib/rules/phone-lines';
import { pageMetadata } from '@/lib/seo/metadata';
import { MessageForm } from '@/components/lead/message-form';
import { ContactDetails } from '@/components/sections/contact-details';
import { Faq } from '@/components/sections/faq';
import { FormIntro, ReplyTime } from '@/components/sections/form-intro';
import { leadContent } from '../../frame/lead-content';
import { PageEnd } from '../../frame/page-end';
import { PageTop } from '../../frame/page-top';

export const metadata = pageMetadata('/contact');

const { email, networks } = agency;
/** WhatsApp is told what stands in the form by then. */
const written = { 'data-early': 'text', 'data-text': greetedLines(forms.contact) };
const phones = phoneLines(agency, forms.contact.greeting).map((line) => ({
  ...line,
  attributes: line.isMain ? written : {},
}));

const header = withPicture(contactPage.header);
const lead = leadContent(forms.contact, { subjects: offers.map(offerSubject) });

export default function ContactPage() {
  return (
    <>
      <PageTop {...header} path="/contact" script="message" isLow />
      <MessageForm
        {...lead}
        waysOn={contactPage.form.waysOn}
        answer={
          <ReplyTime label={contactPage.details.labels.replyTime} replyTime={contactPage.details.replyTime} />
        }
        intro={<FormIntro {...contactPage.details} {...contactPage.form} phone={phones[0]} />}
        aside={
          <ContactDetails
            {...contactPage.details}
            email={email}
            networks={networks}
            phones={phones}
            person={lead.notes.person}
          />
        }
      />
      <Faq {...contactPage.faq} />
      <PageEnd {...withPicture(contactPage.closing)} isNear />
    </>
  );
}
