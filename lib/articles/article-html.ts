import type { Element, Root } from 'hast';
import type { Code, Nodes, Parent } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Article, ResolvedPicture } from '@/content/types';
import { anchorHeading, frameWideParts, showPicture } from './article-parts';
import { colourCode } from './highlight-code';
import { frenchText, wrongSigns } from '@/lib/rules/french-text';
import type { Complain, Told } from './front-matter';

/** Where the text of an article stands: what lies beside it, and what else is on the site. */
export type Surroundings = {
  /** The text of a sample, by its path beside the article; undefined where there is none. */
  readSample: (path: string) => string | undefined;
  /** A picture, by its path beside the article; undefined where there is none. */
  findPicture: (path: string) => ResolvedPicture | undefined;
  isRightLink: (href: string) => boolean;
};

/** What Markdown may hold and an article may not, with what to do instead. */
const REFUSED: Partial<Record<Nodes['type'], Told>> = {
  imageReference: ['une image se nomme sur place', 'écrivez ![Ce qu’elle montre](photo.jpg)'],
  footnoteReference: ['une note de bas de page ne s’écrit pas ici', 'mettez-la dans le texte'],
};

const UNREAD =
  'une adresse n’a pas d’espace (renommez le fichier : ma-photo.jpg), et sa légende est entre "…"';

const LINK = 'donnez l’adresse d’une page du site, ou https://…';

const ELEMENTS =
  /^(h2|h3|p|ul|ol|li|blockquote|pre|code|span|strong|em|del|a|br|hr|table|thead|tbody|tr|th|td|figure|figcaption|picture|source|img)$/;

const parser = unified().use(remarkParse).use(remarkGfm);
const writer = unified().use(remarkRehype).use(rehypeStringify);

/** What a text says: its HTML, and where its sections begin. */
export type ArticleText = Pick<Article, 'content' | 'headings'>;

/** The HTML of a Markdown text, from a closed list of elements and properties; every fault is reported by its line. */
export function articleHtml(markdown: string, around: Surroundings, complain: Complain): ArticleText {
  const anchors = new Set<string>();

  /** Makes one part of the text ready, or says what is wrong with it and the remedy. */
  function prepare(node: Nodes, parent: Parent | undefined): Told | undefined {
    switch (node.type) {
      case 'text': {
        const [unread] = node.value.match(/!?\[[^\]]*\]\([^)]+\)/) ?? [];
        node.value = frenchText(node.value);
        return unread ? [`« ${unread} » ne se lit pas`, UNREAD] : wrongSigns(node.value)[0];
      }
      case 'html': {
        const [tag = ''] = node.value.split('\n');
        return [`la balise HTML ${tag} ne s’écrit pas ici`, 'écrivez en Markdown : **gras**, - liste'];
      }
      case 'heading':
        return anchorHeading(node, anchors);
      case 'code':
        if (!isOpen(node, markdown)) return colourCode(node, around.readSample);
        return ['ce bloc de code n’est pas fermé', 'finissez-le par une ligne ```'];
      case 'image':
        return showPicture(node, parent, around.findPicture);
      case 'link':
        if (anchors.has(node.url) || around.isRightLink(node.url)) return undefined;
        return [`le lien « ${node.url} » ne mène nulle part`, LINK];
      default:
        return REFUSED[node.type];
    }
  }

  const tree = parser.parse(markdown);
  visit(tree, (node, _, parent) => {
    const told = prepare(node, parent);
    if (told) complain(node.position?.start.line ?? 1, 'texte', ...told);
  });
  const html = writer.runSync(tree);
  visit(html, 'element', (element) => {
    const refusal = `« ${element.tagName} » n’est pas permis ici`;
    if (!ELEMENTS.test(element.tagName))
      complain(element.position?.start.line ?? 1, 'texte', refusal, 'écrivez-le autrement');
    element.properties = propertiesOf(element);
  });
  frameWideParts(html as Root);
  return { content: write(html as Root), headings: headingsOf(html as Root) };
}

/** A text's own « > » is legal as it is; every validator does not think so. */
function write(tree: Root): string {
  return writer.stringify(tree).replace(/>[^<]+/g, (text) => `>${text.slice(1).replace(/>/g, '&gt;')}`);
}

function headingsOf(html: Root): Article['headings'] {
  const headings = html.children.filter((node) => node.type === 'element' && node.tagName === 'h2');
  return (headings as Element[]).map(({ properties, children: [link] }) => {
    const children = link?.type === 'element' ? link.children : [];
    return { id: String(properties.id), title: write({ type: 'root', children }) };
  });
}

/** Whether a block of code goes on to the end of the text, because nothing closes it. */
function isOpen({ position }: Code, markdown: string): boolean {
  const written = markdown.slice(position?.start.offset, position?.end.offset);
  return /^(```|~~~)/.test(written) && !/\n.*(```|~~~)\s*$/.test(written);
}

/** The properties an element keeps. Long lines of code scroll, so each block has a name and can be reached with the keyboard. */
function propertiesOf({ tagName, properties }: Element): Element['properties'] {
  const { href, id, start, className } = properties;
  if (tagName === 'pre') return { tabIndex: 0, role: 'group', ariaLabel: 'Exemple de code' };
  if (tagName === 'th') return { scope: 'col' };
  // Made from the files of a picture, never written.
  if (tagName === 'source' || tagName === 'img') return properties;
  return tagName === 'span' ? { className } : { href, id, start };
}
