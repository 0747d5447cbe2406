import type { ComponentProps } from 'react';
import type { RoutePath } from '@/content/pages';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHeader } from '@/components/sections/page-header';
import { EarlyScript } from './early-script';

type PageTopProps = ComponentProps<typeof PageHeader> & {
  path: RoutePath;
  script?: ComponentProps<typeof EarlyScript>['entry'];
};

/** How an inner page begins: its header, which is painted first, then what only the rest of it needs. */
export function PageTop({ path, script, ...header }: PageTopProps) {
  return (
    <>
      <PageHeader {...header} />
      {script && <EarlyScript entry={script} />}
      <JsonLd things={[breadcrumbList(path)]} />
    </>
  );
}
