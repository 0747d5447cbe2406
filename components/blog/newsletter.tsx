import type { BlogPage } from '@/content/types';
import { buttonLook, InertButton } from '@/components/ui/button';
import { inputLook } from '@/components/ui/input-look';
import { LabelledLink } from '@/components/ui/text-link';

/** The newsletter, in a line. Subscriptions are not open: the button says so and nothing is sent. */
export function Newsletter({ title, text, email, subscribe, feed }: NonNullable<BlogPage['newsletter']>) {
  return (
    <section
      aria-labelledby="newsletter-titre"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-5"
    >
      <h2 id="newsletter-titre" className="font-semibold">
        {title}
      </h2>
      <p className="text-note text-muted">
        {`${text} `}
        <LabelledLink {...feed} className="text-link" />
      </p>
      <div className="flex flex-auto items-center gap-4 max-xs:flex-col">
        <label htmlFor="newsletter" className="sr-only">
          {email}
        </label>
        <input
          className={`${inputLook} max-w-aside`}
          id="newsletter"
          type="email"
          autoComplete="email"
          placeholder={email}
        />
        <InertButton className={`${buttonLook('inert')} self-stretch !border-line px-5`}>
          {subscribe}
        </InertButton>
      </div>
    </section>
  );
}
