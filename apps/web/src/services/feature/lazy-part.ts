import { type ComponentType, createElement, use } from 'react';

export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>;
  /** Loads the code before it is drawn. It never rejects: code that failed to load fails again when it is drawn. */
  preload: () => Promise<unknown>;
}

/** Like `lazy`, but code that has loaded is drawn at once: React discards what it has drawn around a component that suspends. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let failed = false;
  const fetch = () => load().then((component) => (loaded = component));
  const suspend = () => {
    loading = fetch();
    loading.catch(() => (failed = true));
    return loading;
  };
  const Part = (props: Props) => {
    // A component that has suspended must go on calling `use`, also once the code is there.
    const component = loaded && (!loading || failed) ? loaded : use(loading ?? suspend());
    return createElement(component, props);
  };
  return { Part, preload: () => fetch().catch(() => undefined) };
}
