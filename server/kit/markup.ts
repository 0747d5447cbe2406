/** A piece of HTML that is safe to show. */
export type Markup = { html: string };

type Value = string | number | Markup | Markup[] | undefined;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML as a template: whatever is put into it is escaped, attributes included, unless it is such HTML itself. */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return { html: strings.reduce((text, part, index) => text + write(values[index - 1]) + part) };
}

function write(value: Value): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => item.html).join('');
  if (typeof value === 'object') return value.html;
  return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
