import { pairsOf } from '@/lib/rules/lead/form-pairs';
import { onPageParsed } from './on-page-parsed';
import * as names from './protocol';

/**
 * Keeps a submit pressed before React is there, with what stood in the form: its own code honours it once. When the
 * scripts do not come, the form is the visitor's again, says so, and leaves by itself where a mailer takes it.
 */
export function holdSubmits(): void {
  const GIVE_BACK_MS = 8_000;
  let timer: ReturnType<typeof setTimeout>;

  function giveBack(form: HTMLFormElement) {
    if (form.hasAttribute(names.ready)) return;
    const text = pairsOf(form)
      .map(([, value]) => value)
      .join('\n');
    form.querySelectorAll<HTMLAnchorElement>(`[${names.lateLink}]`).forEach((link) => {
      const start = link.href.split('?')[0] + (link.getAttribute(names.lateLink) || '');
      link.href = (start + encodeURIComponent(text)).slice(0, 2_000).replace(/%.?$/, '');
    });
    form.removeAttribute(names.pressed);
    form.setAttribute(names.late, '');
    // Its next submit is the browser's own.
    form.noValidate = false;
    form.querySelector(`[${names.lateLink}]`)?.scrollIntoView({ block: 'center' });
  }

  onPageParsed(() =>
    document
      .querySelectorAll<HTMLFormElement>(`form[${names.form}]`)
      .forEach((form) => (form.noValidate = true)),
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.hasAttribute(names.form) || form.hasAttribute(names.ready)) return;
      if (form.hasAttribute(names.late) && form.hasAttribute('action')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      form.removeAttribute(names.late);
      form.setAttribute(names.pressed, JSON.stringify(pairsOf(form)));
      clearTimeout(timer);
      timer = setTimeout(giveBack, GIVE_BACK_MS, form);
    },
    true,
  );
}
