import type { Service, ServicesPage, WithPicture } from '@/content/types';
import { subjectLink } from '@/lib/rules/lead/subject-link';
import { sampleOf } from '@/lib/rules/picture-address';
import { quoteLink } from '@/lib/rules/quote/link';
import { ButtonLink } from '@/components/ui/button';
import { FoldedList } from '@/components/ui/folded-list';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';

/**
 * A service, the subject of a message about it, what its lines cost in each currency, or the price it starts at, and the
 * offer that they make.
 */
type WovenService = WithPicture<Service> & { subject: string; prices: string[]; offer: string | null };

type ServiceListProps = { title: string; services: readonly WovenService[]; labels: ServicesPage['labels'] };

/** The services, each beside a sample of its cloth, with what the client receives; before them, or along them, their index. */
export function ServiceList({ title, services, labels }: ServiceListProps) {
  if (services.length === 0) return null;
  return (
    <Section className="grid gap-8 xl:grid-cols-index xl:gap-x-20">
      <nav aria-label={title}>
        <ul className="service-index sticky top-24 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3 md:grid-cols-6 xl:block">
          {services.map(({ id, picture, title: name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block h-full rounded text-fine font-semibold leading-tight hover:text-indigo-bright hover:underline xl:flex xl:min-h-touch xl:items-center xl:gap-3"
              >
                <Picture
                  picture={sampleOf(picture)}
                  alt=""
                  sizes="5rem"
                  className="mb-1.5 aspect-square h-auto w-full shrink-0 rounded object-cover md:max-w-24 xl:mb-0 xl:w-9"
                />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-12 md:gap-24">
        {services.map((service, index) => (
          <ServiceBlock key={service.id} service={service} labels={labels} isBeside={index % 2 === 1} />
        ))}
      </div>
    </Section>
  );
}

type ServiceBlockProps = Pick<ServiceListProps, 'labels'> & { service: WovenService; isBeside: boolean };

function ServiceBlock({ service, labels, isBeside }: ServiceBlockProps) {
  const { phone, widths, ...picture } = service.picture;
  const hasLines = service.lines.length > 0;
  const [price, ...equivalents] = service.prices;
  return (
    <article id={service.id} className="group grid gap-x-14 gap-y-4 xs:max-md:even:block lg:grid-cols-2">
      {/* Every other one beside its title on a phone. In its column by itself: put there by what follows, it would move when that arrives. */}
      <div className="max-md:-mx-gutter xs:max-md:group-even:float-left xs:max-md:group-even:!mr-4 xs:max-md:group-even:mb-3 xs:max-md:group-even:w-32 lg:relative lg:col-start-2 lg:row-start-1 lg:-mr-bleed lg:min-h-picture lg:group-even:col-start-1 lg:group-even:mr-0">
        <Picture
          // The smallest are for samples, as one beside a title is.
          picture={{
            ...picture,
            ...(isBeside ? { widths } : { phone, widths: widths.filter((width) => width > 400) }),
          }}
          alt=""
          sizes={`(min-width: 64em) 42vw, ${isBeside ? '(min-width: 48em) 100vw, 8rem' : '100vw'}`}
          className="h-sample w-full object-cover md:h-64 md:rounded-card lg:absolute lg:inset-0 lg:h-full lg:rounded-r-none lg:group-even:rounded-card"
        />
      </div>
      <div>
        <h2 className="font-heading text-heading font-bold max-md:text-subheading">{service.title}</h2>
        <p className="mt-2 font-semibold leading-snug text-indigo-bright md:mt-4 md:text-intro">
          {service.subtitle}
        </p>
        <p className="mt-1.5 max-w-measure text-muted max-md:text-note xs:max-md:group-even:clear-left md:mt-4">
          {service.description}
        </p>
        {service.technologies[0] && <h3 className="sr-only">{labels.technologies}</h3>}
        <p className="caption mt-2 md:mt-4">{service.technologies.join(', ')}</p>
        {price && (
          <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-small text-muted md:mt-6">
            <span className="font-heading text-figure font-bold text-indigo-bright">{price}</span>
            {equivalents.join(', ')}
            <span className="mt-1.5 w-full">{hasLines ? labels.linesTotal : labels.startsAt}</span>
          </p>
        )}
        {/* To a quote that begins with its lines, or to the agency where it has none. */}
        <ButtonLink
          tone={hasLines ? 'accent' : 'quiet'}
          className="my-2.5"
          href={hasLines ? quoteLink(service.lines) : subjectLink(service.subject)}
          label={hasLines ? labels.compose : labels.ask}
          of={service.title}
        />
        {service.offer && <p className="mt-1.5 max-w-measure text-note max-md:mb-4">{service.offer}</p>}
      </div>
      <div className="max-md:-mt-1.5 xs:max-md:group-even:mt-2.5 lg:col-span-2">
        <FoldedList title={hasLines ? labels.included : labels.features} items={service.features} isWide />
        <FoldedList title={labels.extras} items={service.extras ?? []} isWide />
      </div>
    </article>
  );
}
