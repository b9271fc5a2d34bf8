/** What holds text in which a semicolon ends nothing: comments, quoted names and values, bodies between dollars. */
const OPAQUE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1/y;

/** The statements of a script, each with the comments before it. */
export function statementsOf(script: string): string[] {
  const statements: string[] = [];
  let begun = 0;
  for (let at = 0; at < script.length; ) {
    OPAQUE.lastIndex = at;
    const opaque = OPAQUE.exec(script);
    if (!opaque && script[at] === ';') {
      statements.push(script.slice(begun, at + 1));
      begun = at + 1;
    }
    at += opaque?.[0].length ?? 1;
  }
  const rest = script.slice(begun);
  return /\S/.test(rest.replaceAll(/--[^\n]*/g, '')) ? [...statements, rest] : statements;
}
