import { useState } from 'react';
import { copyText } from '@/lib/rules/share/copy-text';
import { inputLook } from '@/components/ui/input';

/** What became of a text that was copied: what is said of it, and over it where the clipboard refused. */
type Copy = { text: string; isCopied: boolean; said: string; byHand: string };

/** Copies a text and says so, as `said`; where the clipboard refuses, shows it to be copied by hand, selected at once. */
export function useCopy() {
  const [copy, setCopy] = useState<Copy | null>(null);

  async function copyAs(text: string, said: string, byHand: string) {
    setCopy({ text, isCopied: await copyText(text), said, byHand });
  }

  return { copyAs, outcome: <CopyOutcome copy={copy} /> };
}

function CopyOutcome({ copy }: { copy: Copy | null }) {
  const shared = {
    id: 'a-copier',
    ref: focusAndSelect,
    readOnly: true,
    defaultValue: copy?.text,
    className: inputLook(),
  };
  return (
    <>
      <p role="status" className="mt-2 basis-full text-note empty:hidden">
        {copy?.isCopied && copy.said}
      </p>
      {copy?.isCopied === false && (
        <div className="mt-5 max-w-measure basis-full">
          <label htmlFor="a-copier" className="mb-2 block font-semibold">
            {copy.byHand}
          </label>
          {copy.text.includes('\n') ? <textarea rows={6} {...shared} /> : <input {...shared} />}
        </div>
      )}
    </>
  );
}

// Some browsers show a selection only in the field that has focus.
function focusAndSelect(field: HTMLInputElement | HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}
