import { useId, useState } from 'react';
import { copyText } from '@/components/share/copy-text';
import { inputLook } from '@/components/ui/input-look';
import { showSelected } from './show-selected';

/** Copies a text and says so, as `said`; where the clipboard refuses, shows it to be copied by hand, selected at once. */
export function useCopy() {
  const [copy, setCopy] = useState({ text: '', isCopied: true, said: '', byHand: '' });
  const { text, isCopied, said, byHand } = copy;
  const id = useId();

  async function copyAs(newText: string, saidOfIt: string, title: string) {
    setCopy({ text: newText, isCopied: await copyText(newText), said: saidOfIt, byHand: title });
  }

  const field = { id, ref: showSelected, readOnly: true, defaultValue: text, className: inputLook };
  const outcome = (
    <>
      <p role="status" className="mt-2 basis-full text-note empty:hidden">
        {isCopied && said}
      </p>
      {!isCopied && (
        <div key={text} className="mt-5 max-w-measure basis-full">
          <label htmlFor={id} className="mb-2 block font-semibold">
            {byHand}
          </label>
          {text.includes('\n') ? <textarea rows={6} {...field} /> : <input {...field} />}
        </div>
      )}
    </>
  );
  return { copyAs, outcome };
}
