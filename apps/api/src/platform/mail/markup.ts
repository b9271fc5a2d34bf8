/** HTML that was built by `html`, so that it is not escaped again. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Markup | readonly Markup[] | false | undefined;

/** A template whose values are escaped, unless they are markup themselves: html`<p>${name}</p>`. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.map((string, index) => string + sourceOf(values[index])).join(''));
}

function sourceOf(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.source;
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return value.map(({ source }) => source).join('');
}

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => NAMES[sign] ?? sign);
