import { Parser } from 'htmlparser2';

/** One start tag of a page: its name and attributes in lower case, and the text of those that hold nothing else. */
export type Tag = { name: string; attributes: Record<string, string>; text: string; isInHead: boolean };

/** Every start tag of an HTML text, in order, as a program without a browser reads them. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  let isInHead = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') isInHead = true;
      if (name === 'body') isInHead = false;
      const tag = { name, attributes, text: '', isInHead };
      tags.push(tag);
      open.push(tag);
    },
    ontext(text) {
      const tag = open.at(-1);
      if (tag) tag.text += text;
    },
    onclosetag(name) {
      if (name === 'head') isInHead = false;
      open.pop();
    },
  });
  parser.end(html);
  return tags;
}
