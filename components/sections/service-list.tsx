import type { Service, ServicesPage } from '@/content/types';
import { FoldedList } from '@/components/ui/folded-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { WovenIcon } from '@/components/ui/woven-icon';

type ServiceListProps = { services: Service[]; labels: ServicesPage['labels'] };

/** The six services, each with what the client receives. */
export function ServiceList({ services, labels }: ServiceListProps) {
  return (
    <Section className="grid gap-7 md:gap-20">
      {services.map((service, index) => (
        <ServiceBlock key={service.id} service={service} labels={labels} isOpen={index === 0} />
      ))}
    </Section>
  );
}

type ServiceBlockProps = { service: Service; labels: ServicesPage['labels']; isOpen: boolean };

function ServiceBlock({ service, labels, isOpen }: ServiceBlockProps) {
  return (
    <article
      id={service.id}
      className="grid gap-3 border-t border-ink pt-6 md:pt-8 lg:grid-cols-[5fr_4fr] lg:gap-16"
    >
      <div>
        <div className="flex items-center gap-4">
          <WovenIcon icon={service.icon} className="h-12 w-12 shrink-0 md:h-16 md:w-16" />
          <h2 className="font-heading text-heading font-bold">{service.title}</h2>
        </div>
        <p className="mt-3 font-semibold text-indigo-bright md:mt-5 md:text-lead">{service.subtitle}</p>
        <p className="mt-2 max-w-[34rem] text-muted max-md:text-note md:mt-4">{service.description}</p>
        <h3 className="sr-only">{labels.technologies}</h3>
        <p className="mt-3 text-note font-semibold text-indigo-bright md:mt-5">
          {service.technologies.join(', ')}
        </p>
      </div>
      <div>
        <FoldedList title={labels.features} items={service.features} isOpen={isOpen} />
        <TextLink href={service.action.href} className="md:mt-4">
          {service.action.label}
          <span className="sr-only"> : {service.title}</span>
        </TextLink>
      </div>
    </article>
  );
}
