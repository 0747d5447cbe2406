import clsx from 'clsx';

/** A woven square whose pattern says something about its subject (`public/icons/`); 48 px unless sized otherwise. */
export function WovenIcon({ icon, className }: { icon: string; className?: string }) {
  return (
    <img
      src={`/icons/woven-${icon}.svg`}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className={clsx('rounded', className)}
    />
  );
}
