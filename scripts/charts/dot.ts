import type { ChartDrawing, StateDrawing, WayDrawing } from './drawing.ts';

/** From the top down, or from left to right. */
export type Direction = 'TB' | 'LR';

/** The chart in the language of Graphviz. Every state carries its id, so that a page can mark where a chart is. */
export function dotOf({ root, ways }: ChartDrawing, direction: Direction): string {
  return [
    'digraph chart {',
    `compound=true; rankdir=${direction};`,
    'nodesep=0.35; ranksep=0.5; bgcolor="transparent"; fontname="Arial";',
    'node [shape=box style="rounded,filled" fontname="Arial" fontsize=13 margin="0.12,0.08" fillcolor="white"];',
    'edge [fontname="Arial" fontsize=11 arrowsize=0.7];',
    ...insideOf(root),
    anywhereOf(root),
    ...merged(ways).map((way) => edgeOf(way, root)),
    '}',
  ].join('\n');
}

/** What the chart does in every state stands beside them, and its arrows begin there. */
function anywhereOf(root: StateDrawing): string {
  const label = tableOf({ ...root, name: anywhere });
  return `${quoted(anywhere)} [shape=plaintext style="" class="anywhere" label=<${label}>];`;
}

function insideOf({ id, initial, states }: StateDrawing): string[] {
  if (initial === null) return states.flatMap(drawn);
  const start = quoted(startOf(id));
  return [
    `${start} [shape=circle style=filled width=0.12 label="" class="start"];`,
    `${start} -> ${quoted(initial)} [class="way"];`,
    ...states.flatMap(drawn),
  ];
}

function drawn(state: StateDrawing): string[] {
  const marks = `id=${quoted(`state:${state.id}`)} class="state ${state.kind}"`;
  if (state.states.length === 0)
    return [
      `${quoted(state.id)} [${marks} label=<${tableOf(state)}>${state.kind === 'final' ? ' peripheries=2' : ''}];`,
    ];
  return [
    `subgraph ${quoted(clusterOf(state.id))} {`,
    `style="rounded"; ${marks.replaceAll(' class', '; class')}; margin=14; label=<${tableOf(state)}>;`,
    ...insideOf(state),
    '}',
  ];
}

function tableOf({ name, lines }: StateDrawing): string {
  const rows = lines.map((line) => `<TR><TD ALIGN="LEFT"><FONT POINT-SIZE="11">${escaped(line)}</FONT></TD></TR>`);
  const title = `<TR><TD><B>${escaped(name)}</B></TD></TR>`;
  return `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1">${title}${rows.join('')}</TABLE>`;
}

interface Edge extends Pick<WayDrawing, 'from' | 'to'> {
  labels: { event: string; guard: string; actions: string[] }[];
}

/** Ways between the same two states share an arrow. */
function merged(ways: WayDrawing[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { from, to, ...label } of ways) {
    const key = `${from} ${to}`;
    const edge = edges.get(key) ?? { from, to, labels: [] };
    edge.labels.push(label);
    edges.set(key, edge);
  }
  return [...edges.values()];
}

/** An arrow of a state with states inside begins and ends at its frame. The root has none: its arrows begin at a word. */
function edgeOf({ from, to, labels }: Edge, root: StateDrawing): string {
  const source = find(root, from);
  const target = find(root, to);
  const head = target.states.length > 0 ? `lhead=${quoted(clusterOf(to))}` : '';
  const tail = source.states.length > 0 && source !== root ? `ltail=${quoted(clusterOf(from))}` : '';
  const rows = labels.map(({ event, guard, actions }) => {
    const words = [event, guard].filter(Boolean).map(escaped).join(' ');
    const done = actions.map((action) => `<TR><TD ALIGN="LEFT"><I>/ ${escaped(action)}</I></TD></TR>`);
    return `<TR><TD ALIGN="LEFT">${words}</TD></TR>${done.join('')}`;
  });
  const label = `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">${rows.join('')}</TABLE>`;
  const marks = `id=${quoted(`way:${from}>${to}`)} class="way"`;
  const tailNode = source === root ? anywhere : anchorOf(source);
  return `${quoted(tailNode)} -> ${quoted(anchorOf(target))} [${marks} ${head} ${tail} label=<${label}>];`;
}

/** The node that stands for a state with states inside. */
function anchorOf(state: StateDrawing): string {
  return state.states.length === 0 ? state.id : state.initial === null ? anchorOf(first(state)) : startOf(state.id);
}

function first({ states, id }: StateDrawing): StateDrawing {
  const [state] = states;
  if (!state) throw new Error(`${id} has no states`);
  return state;
}

function find(state: StateDrawing, id: string): StateDrawing {
  const found = state.id === id ? state : state.states.map((inner) => tryFind(inner, id)).find(Boolean);
  if (!found) throw new Error(`There is no state ${id}`);
  return found;
}

function tryFind(state: StateDrawing, id: string): StateDrawing | undefined {
  return state.id === id ? state : state.states.map((inner) => tryFind(inner, id)).find(Boolean);
}

const anywhere = 'in every state';
const clusterOf = (id: string) => `cluster:${id}`;
const startOf = (id: string) => `start:${id}`;
const quoted = (text: string) => JSON.stringify(text);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
