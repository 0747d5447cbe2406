import { useEffect, useRef } from 'react';
import { fillCount } from '@/lib/rules/fill';
import { bringIntoView } from './bring-into-view';
import { goToField } from './go-to-field';
import { useLead } from './lead-context';

/** Which fields stopped the form, in one place that takes focus: what is wrong stands over each; a mark before the page's title is heard first. */
export function ErrorSummary() {
  const { errors, refusals, form, words } = useLead();
  const { mark, summary: title } = words.errors;
  const summary = useRef<HTMLDivElement>(null);
  const wrong = form.fields.filter(({ name }) => errors[name]);
  const hasErrors = wrong.length > 0;

  useEffect(() => {
    if (refusals > 0) bringIntoView(summary.current, 'start');
  }, [refusals]);

  useEffect(() => {
    if (!hasErrors) return;
    document.title = mark + document.title;
    return () => void (document.title = document.title.replace(mark, ''));
  }, [hasErrors, mark]);

  // What was missing before React is told beside its field, where the visitor is by now.
  if (!hasErrors || refusals === 0) return null;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      aria-labelledby="erreurs-titre"
      className="border-l-thread border-terracotta bg-terracotta-pale px-5 py-3 text-ink break-anywhere [--pick:theme(colors.terracotta)] motion-safe:animate-rise max-md:-mx-gutter max-md:scroll-mt-1 md:scroll-mt-24"
    >
      <h3 id="erreurs-titre" className="font-heading text-subheading font-bold">
        {fillCount(title, wrong.length)}
      </h3>
      <ul className="flex flex-wrap gap-x-5">
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              ref={goToField}
              className="inline-flex min-h-touch items-center rounded font-semibold text-terracotta underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
