import { resolve } from 'node:path';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import type { Agency, Article } from '@/content/types';

type Mutable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> } : Value;

/** Writes into the content before what is made of it is read: sentences read facts, pages count lists. */
type Changes = {
  facts?: (agency: Mutable<Agency>) => void;
  lists?: (lists: Awaited<ReturnType<typeof openLists>>) => void;
  newsletter?: null;
  articles?: (articles: Article[]) => Article[];
};

async function openLists() {
  const { clients } = await import('@/content/clients');
  const { offers } = await import('@/content/offers');
  const { projects } = await import('@/content/projects');
  const { services } = await import('@/content/services');
  const { stats } = await import('@/content/stats');
  return { clients, offers, projects, services, stats } as const;
}

/** The HTML of what the build writes, which has no document. */
export function renderAsBuilt(part: ReactNode): string {
  vi.stubGlobal('document', undefined);
  try {
    return renderToStaticMarkup(part);
  } finally {
    vi.unstubAllGlobals();
  }
}

type PageModule = { default: () => ReactNode; metadata: Metadata };

/** The HTML of every page by its address, and by their names whatever else is read of the site, once its content was changed. */
export async function renderSite({
  facts,
  lists,
  newsletter,
  articles,
}: Changes): Promise<Record<string, string>> {
  vi.resetModules();
  facts?.((await import('@/content/agency')).agency as Mutable<Agency>);
  lists?.(await openLists());
  const { blogPage } = await import('@/content/pages/blog');
  if (newsletter === null) blogPage.newsletter = newsletter;
  const { siteArticles } = await import('@/lib/articles/site-articles');
  const read = siteArticles();
  if (articles) read.articles = articles(read.articles);
  const { gatherContent } = await import('@/lib/content/gather-content');
  const { SiteFrame } = await import('@/app/frame/site-frame');
  const content = await gatherContent();
  // Facts are said by what takes them from their file.
  const texts = content.texts.filter(({ file }) => file !== 'content/agency.ts');
  const said = Object.fromEntries(texts.map(({ file, field, text }) => [`${file} : ${field}`, text]));
  for (const [path, file] of Object.entries(content.routes)) {
    const { default: Page, metadata } = (await import(resolve(file))) as PageModule;
    said[`head of ${path}`] = JSON.stringify(metadata);
    said[path] = renderAsBuilt(
      <SiteFrame>
        <Page />
      </SiteFrame>,
    );
  }
  Object.assign(said, await writeFiles(content.articles));
  // Whoever comes next reads the content as it is.
  vi.resetModules();
  return said;
}

async function writeFiles(articles: readonly Article[]) {
  const { default: tailwind } = await import('@/tailwind.config');
  const { atomFeed } = await import('@/lib/seo/atom-feed');
  const { mailerSettings } = await import('@/publish/mailer-settings');
  const [sheet, mailer] = [JSON.stringify(tailwind.theme), JSON.stringify(mailerSettings())];
  return { sheet, feed: atomFeed(articles), mailer };
}
