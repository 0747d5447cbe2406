type CopyByHandProps = { label: string; text: string; multiline?: boolean };

/** A text to copy by hand, where the clipboard refuses it: selected at once. */
export function CopyByHand({ label, text, multiline = false }: CopyByHandProps) {
  const shared = {
    id: 'a-copier',
    ref: focusAndSelect,
    readOnly: true,
    defaultValue: text,
    className: 'min-h-touch w-full rounded border border-edge bg-white px-3.5 py-3 text-ink',
  };
  return (
    <div className="mt-5 max-w-measure basis-full">
      <label htmlFor="a-copier" className="mb-2 block font-semibold">
        {label}
      </label>
      {multiline ? <textarea rows={6} {...shared} /> : <input {...shared} />}
    </div>
  );
}

// Some browsers show a selection only in the field that has focus.
function focusAndSelect(field: HTMLInputElement | HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}
