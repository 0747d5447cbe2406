import type { Service, ServicesPage } from '@/content/types';
import { FoldedList } from '@/components/ui/folded-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { WovenIcon } from '@/components/ui/woven-icon';

type ServiceListProps = { title: string; services: Service[]; labels: ServicesPage['labels'] };

/** The services, each with what the client receives; on phones, an index of their icons first. */
export function ServiceList({ title, services, labels }: ServiceListProps) {
  return (
    <Section className="grid gap-5 md:gap-20">
      <nav aria-label={title} className="md:hidden">
        <ul className="grid grid-cols-3 gap-3">
          {services.map(({ id, icon, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block h-full rounded text-[0.8125rem] font-semibold leading-tight"
              >
                <WovenIcon icon={icon} className="mb-1.5 h-10 w-10" />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {services.map((service) => (
        <ServiceBlock key={service.id} service={service} labels={labels} />
      ))}
    </Section>
  );
}

function ServiceBlock({ service, labels }: { service: Service; labels: ServicesPage['labels'] }) {
  return (
    <article
      id={service.id}
      className="grid gap-2 border-t border-ink pt-5 md:pt-8 lg:grid-cols-[5fr_4fr] lg:gap-16"
    >
      <div>
        <div className="flex items-center gap-4">
          <WovenIcon icon={service.icon} className="h-10 w-10 shrink-0 md:h-16 md:w-16" />
          <h2 className="font-heading text-heading font-bold max-md:text-subheading">{service.title}</h2>
        </div>
        <p className="mt-2 font-semibold leading-snug text-indigo-bright md:mt-5 md:text-lead">
          {service.subtitle}
        </p>
        <p className="mt-1.5 max-w-[34rem] text-muted max-md:text-note md:mt-4">{service.description}</p>
        <h3 className="sr-only">{labels.technologies}</h3>
        <p className="mt-2 text-note font-semibold text-indigo-bright md:mt-5">
          {service.technologies.join(', ')}
        </p>
      </div>
      <div>
        <FoldedList title={labels.features} items={service.features} />
        <TextLink {...service.action} className="md:mt-4">
          <span className="sr-only"> : {service.title}</span>
        </TextLink>
      </div>
    </article>
  );
}
