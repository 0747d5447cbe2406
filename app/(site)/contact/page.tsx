import { contactPage } from '@/content/pages/contact';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured/breadcrumbs';
import { faqPage } from '@/lib/seo/structured/faq-page';
import { JsonLd } from '@/components/layout/json-ld';
import { ContactForm } from '@/components/forms/contact-form';
import { WithoutScript } from '@/components/forms/without-script';
import { ContactDetails } from '@/components/sections/contact-details';
import { Faq } from '@/components/sections/faq';
import { FormColumns } from '@/components/sections/form-columns';
import { PageHeader } from '@/components/sections/page-header';

export const metadata = pageMetadata(contactPage.meta);

export default function ContactPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList(contactPage.meta.path), faqPage(contactPage.faq.entries)]} />
      <PageHeader {...contactPage.header} />
      <FormColumns {...contactPage.form} aside={<ContactDetails {...contactPage.details} site={site} />}>
        <WithoutScript email={site.email} whatsapp={site.whatsapp} />
        <ContactForm
          siteLabel={site.mailer.senderName}
          agency={{ email: site.email, whatsapp: site.whatsapp }}
        />
      </FormColumns>
      <Faq {...contactPage.faq} />
    </>
  );
}
