/** What the test tells the stand-in's process, through its environment. */
export type Settings = {
  readonly userDataDir: string;
  /** Folder that holds `package.json` and `out/`. */
  readonly root: string;
  readonly chromiumPath: string;
  readonly chromiumArgs: readonly string[];
  /** `none`: as on a Linux without a keyring. */
  readonly keychain: 'present' | 'none';
  readonly locale: string;
};
export const SETTINGS_ENV = 'SENADO_STAND_IN';

/** What the stand-in's process tells the test. */
export type FromStandIn =
  | { readonly type: 'loaded'; readonly endpoint: string }
  | { readonly type: 'link'; readonly url: string }
  | { readonly type: 'error-box'; readonly content: string };
/** What the test tells the stand-in's process. */
export type ToStandIn = { readonly type: 'quit' } | { readonly type: 'resize'; readonly width: number; readonly height: number };

let known: Settings | undefined;
export const settings = (): Settings => (known ??= JSON.parse(process.env[SETTINGS_ENV] ?? 'null') as Settings);
export const tellTest = (message: FromStandIn): void => { process.send?.(message); };
