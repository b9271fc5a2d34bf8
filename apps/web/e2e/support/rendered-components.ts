import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The components that each commit of React has drawn, in a development build. */
    drawn: string[][];
  }
}

/** Listens to React like its developer tools. Call it before the page is opened. */
export const watchDrawing = (page: Page) => page.addInitScript(listenToReact);

/** The components of each commit until `commits` of them have drawn this component. */
export function drawnUntil(page: Page, component: string, commits: number): Promise<string[][]> {
  return page.evaluate(
    async ([name, count]) => {
      window.drawn.length = 0;
      while (window.drawn.filter((parts) => parts.includes(name)).length < count)
        await new Promise((resolve) => setTimeout(resolve, 100));
      return [...window.drawn];
    },
    [component, commits] as const,
  );
}

/** Runs in the page. */
function listenToReact(): void {
  interface Fiber {
    type: unknown;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
  }
  const PERFORMED_WORK = 1;

  const nameOf = ({ type }: Fiber): string | undefined => {
    if (typeof type === 'function') return type.name;
    const inner = (type as { type?: { name?: string }; render?: { name?: string } } | null)?.type;
    return inner?.name;
  };
  /** A part that was not rendered keeps the same children. */
  const collect = (fiber: Fiber, parts: string[]): void => {
    const name = nameOf(fiber);
    if (name !== undefined && (fiber.flags & PERFORMED_WORK) !== 0) parts.push(name);
    if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) collect(child, parts);
  };
  window.drawn = [];
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot(_id: number, { current }: { current: Fiber }) {
      const parts: string[] = [];
      collect(current, parts);
      window.drawn.push(parts);
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
