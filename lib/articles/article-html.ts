import type { Nodes, Parent } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ResolvedPicture } from '@/content/types';
import { anchorHeading, frameWideParts, giveFile, showPicture } from './article-parts';
import { colourCode } from './colour-code';
import { frenchText, wrongSigns } from '@/lib/rules/french-text';
import type { Complain, Refusal } from './front-matter';

/** Where the text of an article stands: what lies beside it, and what else is on the site. */
export type Surroundings = {
  /** The text of a sample, by its path beside the article; undefined where there is none. */
  readSample: (path: string) => string | undefined;
  /** A picture, by its path beside the article; undefined where there is none. */
  findPicture: (path: string) => ResolvedPicture | undefined;
  /** Where visitors get a file, by its path beside the article; undefined where it is none to download. */
  findDownload: (path: string) => string | undefined;
  isRightLink: (href: string) => boolean;
};

const UNREAD =
  'une adresse n’a pas d’espace (renommez le fichier : ma-photo.jpg), et sa légende est entre "…"';

const LINK =
  'donnez l’adresse d’une page du site (/devis#choix=… nomme des lignes du catalogue, /contact#offre=… un sujet de message), d’un fichier à côté de l’article, ou https://…';

const writer = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);

/** The HTML of a Markdown text, of a closed list of elements, and where its sections begin; every fault is reported by its line. */
export function articleHtml(markdown: string, around: Surroundings, complain: Complain) {
  const anchors = new Set<string>();

  /** Makes one part of the text ready, or says what is wrong with it and the remedy. */
  function prepare(node: Nodes, parent: Parent | undefined): Refusal | undefined {
    const written = markdown.slice(node.position?.start.offset, node.position?.end.offset);
    const refusal = `« ${written.split('\n')[0]} » ne s’écrit pas ici`;
    switch (node.type) {
      case 'text': {
        const [unread] = node.value.match(/!?\[[^\]]*\]\([^)]+\)/) ?? [];
        node.value = frenchText(node.value);
        return unread ? [`« ${unread} » ne se lit pas`, UNREAD] : wrongSigns(node.value)[0];
      }
      case 'heading':
        if (node.depth === 2 || node.depth === 3) return undefined;
        return [refusal, 'commencez un titre par « ## » ou « ### »'];
      case 'code':
        if (/^(```|~~~)/.test(written) && !/\n.*(```|~~~)\s*$/.test(written))
          return ['ce bloc de code n’est pas fermé', 'finissez-le par une ligne ```'];
        return colourCode(node, around.readSample);
      case 'image':
        return showPicture(node, parent, around.findPicture);
      case 'link':
      case 'definition':
        if (node.type === 'link' && giveFile(node, around.findDownload)) return undefined;
        if (anchors.has(node.url) || around.isRightLink(node.url)) return undefined;
        return [`le lien « ${node.url} » ne mène nulle part`, LINK];
      case 'html':
        return [refusal, 'écrivez en Markdown : **gras**, - liste'];
      case 'imageReference':
        return [refusal, 'nommez l’image sur place : ![Ce qu’elle montre](photo.jpg)'];
      case 'footnoteReference':
        return [refusal, 'mettez la note dans le texte'];
      case 'listItem':
        return typeof node.checked === 'boolean' ? [refusal, 'retirez la case : - un point'] : undefined;
    }
    return undefined;
  }

  const tree = writer.parse(markdown);
  function tell(node: Nodes, told: Refusal | undefined): void {
    if (told) complain(node.position?.start.line ?? 1, 'texte', ...told);
  }
  // All sections first: a text may lead to one further down.
  visit(tree, { type: 'heading', depth: 2 }, (node) => tell(node, anchorHeading(node, anchors)));
  visit(tree, (node, _, parent) => tell(node, prepare(node, parent)));
  const html = writer.runSync(tree);
  frameWideParts(html);
  // A text's own « > » is legal as it is; not every validator thinks so.
  const content = writer
    .stringify(html)
    .replace(/>[^<]+/g, (text) => `>${text.slice(1).replace(/>/g, '&gt;')}`);
  const headings = content.matchAll(/<h2 id="(.*?)"><a href=".*?">(.*?)<\/a><\/h2>/gs);
  return { content, headings: [...headings].map(([, id = '', title = '']) => ({ id, title })) };
}
