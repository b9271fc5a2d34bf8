/** Colours of a picture outside of a page, in both themes. Pages have their own. */
const ownStyle = `
:root { --ink: #1f2430; --paper: #fff; --line: #6b7280; --fill: #f4f5fb; --frame: #9aa1b5; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7e9f2; --paper: #16181f; --line: #9aa1b5; --fill: #232734; --frame: #6b7280; }
}
svg { background: var(--paper); }
text { fill: var(--ink); font-family: Arial, Helvetica, sans-serif; paint-order: stroke; stroke: var(--paper); stroke-width: 3px; }
.state text { stroke: none; }
.state > path, .state > polygon { stroke: var(--frame); fill: var(--fill); }
.compound > path, .compound > polygon, .parallel > path, .parallel > polygon { fill: none; }
.way > path { stroke: var(--line); fill: none; }
.way > polygon, .start > ellipse { fill: var(--line); stroke: var(--line); }
`;

export interface Picture {
  /** Widths and colours are left to the page that shows it. */
  bare: string;
  /** With a style of its own, for documents. */
  alone: string;
}

/** Width and height of what Graphviz has drawn. */
export function sizeOf(drawn: string): [width: number, height: number] {
  const [, width, height] = /width="(\d+)pt" height="(\d+)pt"/.exec(drawn) ?? [];
  return [Number(width), Number(height)];
}

/** Labels of ways come last, so that no line of another way is drawn over them. */
function withLabelsOnTop(svg: string): string {
  const labels: string[] = [];
  const lines = svg.replace(/<g id="way:[\s\S]*?<\/g>\n/g, (way) =>
    way.replace(/<text [\s\S]*?<\/text>\n/g, (label) => {
      labels.push(label);
      return '';
    }),
  );
  return lines.replace(/<\/g>\s*<\/svg>\s*$/, () => `<g class="labels">\n${labels.join('')}</g>\n</g>\n</svg>`);
}

/** The output of Graphviz without comments, titles and colours. */
export function pictureOf(drawn: string, label: string): Picture {
  const drawing = drawn
    .slice(drawn.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/<title>[\s\S]*?<\/title>\n?/g, '')
    .replace(/ (?:fill|stroke|font-family)="[^"]*"/g, '')
    .replace(/&#45;/g, '-')
    .replace(/<svg [^>]*>/, (head) =>
      head.replace(/(width|height)="([\d.]+)pt"/g, '$1="$2"').replace('<svg', `<svg role="img" aria-label="${label}"`),
    )
    .trimEnd();
  const svg = withLabelsOnTop(drawing);
  return { bare: `${svg}\n`, alone: `${svg.replace(/(<svg [^>]*>)/, `$1\n<style>${ownStyle}</style>`)}\n` };
}
