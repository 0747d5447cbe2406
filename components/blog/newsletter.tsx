import { InertButton } from '@/components/ui/inert-button';

type NewsletterProps = { title: string; text: string };

/** The newsletter's box. Subscriptions are not open: the button says so and nothing is sent. */
export function Newsletter({ title, text }: NewsletterProps) {
  return (
    <section aria-labelledby="newsletter-titre" className="rounded-card bg-tint p-7 md:p-10">
      <h2 id="newsletter-titre" className="font-heading text-heading font-bold">
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-muted">{text}</p>
      <div className="mt-6 flex max-w-measure flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <label htmlFor="newsletter" className="mb-2 block font-semibold">
            {'Votre e-\u2060mail'}
          </label>
          <input
            id="newsletter"
            type="email"
            autoComplete="email"
            className="min-h-touch w-full rounded border border-edge bg-white px-3.5 py-3 transition-colors hover:border-ink"
          />
        </div>
        <InertButton>S'abonner</InertButton>
      </div>
    </section>
  );
}
