import type { ReactNode } from 'react';

/** A quiet message above a form: something was kept for the visitor. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6 rounded border-l-thread border-ochre bg-tint p-5 text-ink print:hidden">
      <p role="status" className="font-semibold">
        {title}
      </p>
      {children}
    </div>
  );
}
