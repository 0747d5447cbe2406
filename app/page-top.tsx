import type { ComponentProps } from 'react';
import type { RoutePath } from '@/content/pages';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { JsonLd } from '@/components/layout/json-ld';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { PageHeader } from '@/components/sections/page-header';
import { EarlyScript } from './early-script';

type PageTopProps = ComponentProps<typeof PageHeader> & {
  path: RoutePath;
  /** What answers on this page before React. */
  early?: ComponentProps<typeof EarlyScript>['entry'];
  /** The page of its main action. */
  leadsTo?: RoutePath;
};

/** How an inner page begins: its header, which is painted first, then what only the rest of it needs. */
export function PageTop({ path, early, leadsTo, ...header }: PageTopProps) {
  return (
    <>
      <PageHeader {...header} />
      {early && <EarlyScript entry={early} />}
      {leadsTo && <SpeculationRules prerender={leadsTo} />}
      <JsonLd things={[breadcrumbList(path)]} />
    </>
  );
}
