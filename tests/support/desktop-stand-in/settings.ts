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
  /** How many displays the machine has at its start. */
  readonly displays: number;
};
export const SETTINGS_ENV = 'SENADO_STAND_IN';

/** What the stand-in's process tells the test. */
export type FromStandIn =
  | { readonly type: 'loaded'; readonly endpoint: string; readonly url: string }
  | { readonly type: 'menu'; readonly labels: readonly string[] }
  | { readonly type: 'awake'; readonly isOn: boolean }
  | { readonly type: 'link'; readonly url: string }
  | { readonly type: 'error-box'; readonly content: string };
/** What the test tells the stand-in's process. */
export type ToStandIn =
  | { readonly type: 'quit' }
  | { readonly type: 'resize'; readonly width: number; readonly height: number }
  | { readonly type: 'displays'; readonly count: number }
  | { readonly type: 'menu'; readonly label: string }
  | { readonly type: 'wake' };

let known: Settings | undefined;
export const settings = (): Settings => (known ??= JSON.parse(process.env[SETTINGS_ENV] ?? 'null') as Settings);
/** Says nothing where the stand-in runs inside a test's own process. */
export const tellTest = (message: FromStandIn): void => { if (process.env['SENADO_STAND_IN_SILENT'] === undefined) process.send?.(message); };
