import type { BlogPage } from '@/content/types';
import { InertButton } from '@/components/ui/button';
import { inputLook } from '@/components/ui/input-look';

/** The newsletter, in a line. Subscriptions are not open: the button says so and nothing is sent. */
export function Newsletter({ title, text, email, subscribe, feed }: NonNullable<BlogPage['newsletter']>) {
  return (
    <section
      aria-labelledby="newsletter-titre"
      className="grid items-end gap-x-8 gap-y-3 border-t border-line pt-5 md:grid-cols-2"
    >
      <div>
        <h2 id="newsletter-titre" className="font-semibold">
          {title}
        </h2>
        <p className="text-note text-muted">
          {`${text} `}
          <a href={feed.href} className="text-link">
            {feed.label}
          </a>
        </p>
      </div>
      <div className="flex items-center gap-4 max-xs:flex-col">
        <label htmlFor="newsletter" className="sr-only">
          {email}
        </label>
        <input className={inputLook} id="newsletter" type="email" autoComplete="email" placeholder={email} />
        <InertButton>{subscribe}</InertButton>
      </div>
    </section>
  );
}
