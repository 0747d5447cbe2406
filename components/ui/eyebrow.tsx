import { ThreadMarks } from './thread-marks';

/** A short line above a title, on a dark ground. */
export function Eyebrow({ children }: { children: string }) {
  return (
    <p className="hidden items-center gap-3 text-note font-semibold text-ochre md:flex">
      <ThreadMarks />
      {children}
    </p>
  );
}
