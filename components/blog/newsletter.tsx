import { InertButton } from '@/components/ui/inert-button';

type NewsletterProps = { title: string; text: string };

/** The newsletter, in a line. Subscriptions are not open: the button says so and nothing is sent. */
export function Newsletter({ title, text }: NewsletterProps) {
  return (
    <section
      aria-labelledby="newsletter-titre"
      className="grid items-end gap-x-8 gap-y-3 border-t border-line pt-5 md:grid-cols-2"
    >
      <div>
        <h2 id="newsletter-titre" className="font-semibold">
          {title}
        </h2>
        <p className="text-note text-muted">{text}</p>
      </div>
      <div className="flex items-center gap-4">
        <label htmlFor="newsletter" className="sr-only">
          {'Votre e-\u2060mail'}
        </label>
        <input
          id="newsletter"
          type="email"
          autoComplete="email"
          placeholder={'Votre e-\u2060mail'}
          className="h-12 w-full min-w-0 rounded border border-edge bg-white px-3.5 transition-colors hover:border-ink"
        />
        <InertButton>S'abonner</InertButton>
      </div>
    </section>
  );
}
