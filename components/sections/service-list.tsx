import type { Service, ServicesPage } from '@/content/types';
import { Section } from '@/components/ui/section';
import { WovenIcon } from '@/components/ui/woven-icon';

type ServiceListProps = { services: Service[]; labels: ServicesPage['labels'] };

/** The six services, each with what the client receives. */
export function ServiceList({ services, labels }: ServiceListProps) {
  return (
    <Section className="grid gap-20 md:gap-28">
      {services.map((service) => (
        <ServiceBlock key={service.id} service={service} labels={labels} />
      ))}
    </Section>
  );
}

function ServiceBlock({ service, labels }: { service: Service; labels: ServicesPage['labels'] }) {
  return (
    <article id={service.id} className="grid gap-8 border-t border-ink pt-8 lg:grid-cols-[5fr_4fr] lg:gap-16">
      <div>
        <WovenIcon icon={service.icon} className="h-24 w-24" />
        <h2 className="mt-7 font-heading text-title font-bold">{service.title}</h2>
        <p className="mt-3 text-lead font-semibold text-indigo-bright">{service.subtitle}</p>
        <p className="mt-5 max-w-measure text-muted">{service.description}</p>
        <h3 className="sr-only">{labels.technologies}</h3>
        <p className="mt-6 text-note font-semibold text-indigo-bright">{service.technologies.join(', ')}</p>
      </div>
      <div>
        <h3 className="font-heading text-subheading font-bold">{labels.features}</h3>
        <ul className="mt-4 border-t border-line">
          {service.features.map((feature) => (
            <li key={feature} className="border-b border-line py-3.5">
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
