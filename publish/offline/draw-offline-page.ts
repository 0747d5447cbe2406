import { offlinePath } from '@/lib/rules/offline';
import { isPage, openCache, readKept } from './store';

/** The page for what was never seen, with a list of what was, newest first. @throws when it is not there itself. */
export async function drawOfflinePage(): Promise<Response> {
  const page = await readKept(offlinePath);
  if (!page) throw new Error('not kept');
  const keys = await (await openCache()).keys();
  const paths = keys
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => isPage(path) && path !== offlinePath);
  const links = await Promise.all(
    paths.reverse().map(async (path) => {
      const title = /<title>([^<|]*)/.exec((await (await readKept(path))?.text()) ?? '')?.[1];
      return title ? { path, title: title.trim() } : [];
    }),
  );
  const html = (await page.text()).replace(
    /(<ul data-kept[^>]*>)(.*?)(<\/ul>)/s,
    (_, start: string, item: string, end: string) =>
      start +
      links
        .flat()
        .map(({ path, title }) =>
          item.replace(/href="[^"]*"/, `href="${path}"`).replace(/[^>]*(?=<\/a>)/, () => title),
        )
        .join('') +
      end,
  );
  return new Response(html, page);
}
