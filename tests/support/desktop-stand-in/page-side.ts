import type { CloneText } from './clone-text.ts';

/** Names that tie the two worlds of a page and the stand-in together. `nonce` is new at every launch, so that a page cannot guess the events. */
export type Names = { readonly nonce: string; readonly toMain: string; readonly fromMain: string };
type Api = Record<string, (...args: unknown[]) => unknown>;
type Answer = { readonly id: number; readonly ok: boolean; readonly value: unknown };
type Waiting = {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
};

// Both functions are injected by their source: they stand alone, and know only what they are given.

/** The page's own world: puts what the preload exposes on `window`, frozen as Electron's contextBridge does, each value crossing by structured clone. */
export const mainWorld = ({ nonce }: Names, clone: CloneText): void => {
  if (window !== window.top) return;
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const call = (api: string, name: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      const text = clone.encode(structuredClone(args));
      last += 1;
      waiting.set(last, { resolve, reject });
      document.dispatchEvent(
        new CustomEvent(`${nonce}:call`, { detail: clone.encode({ id: last, api, name, text }) }),
      );
    });
  document.addEventListener(`${nonce}:expose`, (event) => {
    const { api, names } = clone.decode((event as CustomEvent<string>).detail) as {
      api: string;
      names: string[];
    };
    if (api in window) return;
    const value = Object.freeze(
      Object.fromEntries(
        names.map((name) => [name, (...args: unknown[]) => call(api, name, args)]),
      ),
    );
    Object.defineProperty(window, api, {
      value,
      enumerable: true,
      writable: false,
      configurable: false,
    });
  });
  document.addEventListener(`${nonce}:answer`, (event) => {
    const { id, ok, value } = clone.decode((event as CustomEvent<string>).detail) as Answer;
    const entry = waiting.get(id);
    waiting.delete(id);
    if (ok) entry?.resolve(value);
    else entry?.reject(new Error(String(value)));
  });
  document.dispatchEvent(new CustomEvent(`${nonce}:hello`));
};

/** The isolated world: the module `electron` as a sandboxed preload sees it, then the built preload itself. */
export const preloadWorld = (
  names: Names,
  clone: CloneText,
  run: (require: (name: string) => unknown) => void,
): void => {
  if (window !== window.top) return;
  const { nonce } = names;
  const world = globalThis as unknown as Record<string, (text: string) => void>;
  const toMain = world[names.toMain]!;
  const waiting = new Map<number, Waiting & { readonly channel: string }>();
  const exposed = new Map<string, Api>();
  let last = 0;

  const invoke = (channel: string, ...args: unknown[]) =>
    new Promise((resolve, reject) => {
      const cloned = structuredClone(args);
      last += 1;
      waiting.set(last, { resolve, reject, channel });
      toMain(clone.encode({ id: last, channel, args: cloned }));
    });
  world[names.fromMain] = (text) => {
    const { id, ok, value } = clone.decode(text) as Answer;
    const entry = waiting.get(id);
    waiting.delete(id);
    if (ok) entry?.resolve(value);
    else
      entry?.reject(new Error(`Error invoking remote method '${entry.channel}': ${String(value)}`));
  };

  const show = (api: string) =>
    document.dispatchEvent(
      new CustomEvent(`${nonce}:expose`, {
        detail: clone.encode({ api, names: Object.keys(exposed.get(api) ?? {}) }),
      }),
    );
  document.addEventListener(`${nonce}:hello`, () => {
    for (const api of exposed.keys()) show(api);
  });
  document.addEventListener(`${nonce}:call`, (event) => {
    const { id, api, name, text } = clone.decode((event as CustomEvent<string>).detail) as {
      id: number;
      api: string;
      name: string;
      text: string;
    };
    const answer = (ok: boolean, value: unknown) =>
      document.dispatchEvent(
        new CustomEvent(`${nonce}:answer`, { detail: clone.encode({ id, ok, value }) }),
      );
    const run = async () => exposed.get(api)?.[name]?.(...(clone.decode(text) as unknown[]));
    run().then(
      (value) => answer(true, structuredClone(value)),
      (error: unknown) => answer(false, error instanceof Error ? error.message : String(error)),
    );
  });
  const contextBridge = {
    exposeInMainWorld: (api: string, value: Api) => {
      exposed.set(api, value);
      show(api);
    },
  };
  run((name) => {
    if (name !== 'electron') throw new Error(`a sandboxed preload cannot require ${name}`);
    return { contextBridge, ipcRenderer: { invoke } };
  });
};
