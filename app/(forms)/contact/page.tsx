import { formWords } from '@/content/forms';
import { contactPage } from '@/content/pages/contact';
import { site } from '@/content/site';
import { withPicture } from '@/lib/build/pictures';
import { phoneLines } from '@/lib/rules/phone-lines';
import { pageMetadata } from '@/lib/build/seo/metadata';
import { breadcrumbList, faqPage } from '@/lib/build/seo/structured/pages';
import { JsonLd } from '@/components/layout/json-ld';
import { ContactForm } from '@/components/lead/contact-form';
import { ClosingCall } from '@/components/sections/closing-call';
import { ContactDetails } from '@/components/sections/contact-details';
import { Faq } from '@/components/sections/faq';
import { FormColumns } from '@/components/sections/form-columns';
import { PageHeader } from '@/components/sections/page-header';
import { EarlyScript } from '../../early-script';

export const metadata = pageMetadata('/contact');

const { email, whatsapp } = site;
const phones = phoneLines(site);

export default function ContactPage() {
  return (
    <>
      <EarlyScript part="forms" />
      <JsonLd things={[breadcrumbList('/contact'), faqPage(contactPage.faq.entries)]} />
      <PageHeader {...withPicture(contactPage.header)} />
      <FormColumns
        {...contactPage.form}
        phone={phones[0]}
        aside={<ContactDetails {...contactPage.details} site={site} phones={phones} />}
      >
        <ContactForm siteLabel={site.mailer.senderName} agency={{ email, whatsapp }} words={formWords} />
      </FormColumns>
      <Faq {...contactPage.faq} />
      <ClosingCall {...withPicture(contactPage.closing)} className="pt-10 md:pt-tight" />
    </>
  );
}
