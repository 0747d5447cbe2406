import { FORM_FIELD } from '@/lib/rules/lead/answers';
import { pairsOf } from '@/lib/rules/lead/form-pairs';
import { onPageParsed } from '@/components/early/on-page-parsed';

/**
 * Keeps what is pressed in a form before React is there, which then does it once (lead-store.ts): its buttons, and a submit
 * with what stood in the form. When the scripts do not come, the form is the visitor's again, says so, and leaves by itself
 * where a mailer takes it.
 */
export function holdPresses(): void {
  const GIVE_BACK_MS = 8_000;
  let timer: ReturnType<typeof setTimeout>;

  function giveBack(form: HTMLFormElement) {
    if (form.hasAttribute('data-ready')) return;
    const posted = Array.from(new FormData(form)).filter(([name, value]) => value && name !== FORM_FIELD);
    const text = encodeURIComponent(posted.map(([, value]) => value).join('\n'));
    form.querySelectorAll<HTMLAnchorElement>('[data-late-link]').forEach((link) => {
      const start = link.href.split('?')[0] + (link.getAttribute('data-late-link') || '');
      link.href = (start + text).slice(0, 2_000).replace(/%.?$/, '');
    });
    form.removeAttribute('data-held-submit');
    form.setAttribute('data-late', '');
    // Its next submit is the browser's own.
    form.noValidate = false;
    form.querySelector('[data-late-link]')?.scrollIntoView({ block: 'center' });
  }

  onPageParsed(() =>
    document.querySelectorAll<HTMLFormElement>('form[data-form]').forEach((form) => (form.noValidate = true)),
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.hasAttribute('data-form') || form.hasAttribute('data-ready')) return;
      if (form.hasAttribute('data-late') && form.hasAttribute('action')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      form.removeAttribute('data-late');
      form.setAttribute('data-held-submit', JSON.stringify(pairsOf(form)));
      clearTimeout(timer);
      timer = setTimeout(giveBack, GIVE_BACK_MS, form);
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest(
        'form:not([data-ready]) button[type=button]:not([data-erase]):not([data-drop-offer])',
      );
      if (!button) return;
      // React would answer a press that comes during its arrival a second time.
      event.stopImmediatePropagation();
      button.setAttribute('data-pressed', '');
    },
    true,
  );
}
