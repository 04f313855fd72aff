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
  /** Runs as the packaged program does, not as from its sources. */
  readonly isPackaged: boolean;
};
export const SETTINGS_ENV = 'SENADO_STAND_IN';

/** A page that a printer of the system has taken: the answer of `webContents.print`, as a PDF of the paper's size. */
export type PrintedPage = {
  readonly printer: string;
  readonly isSilent: boolean;
  readonly pdf: string;
};

/** What the stand-in's process tells the test. */
export type FromStandIn =
  | { readonly type: 'loaded'; readonly endpoint: string; readonly url: string }
  | { readonly type: 'menu'; readonly labels: readonly string[] }
  | { readonly type: 'awake'; readonly isOn: boolean }
  | { readonly type: 'kiosk'; readonly isOn: boolean }
  | { readonly type: 'badge'; readonly count: number }
  | { readonly type: 'tray'; readonly text: string; readonly picture: string }
  | { readonly type: 'focused' }
  | { readonly type: 'printed'; readonly page: PrintedPage }
  | { readonly type: 'link'; readonly url: string }
  | { readonly type: 'error-box'; readonly content: string };
/** What the test tells the stand-in's process. */
export type ToStandIn =
  | { readonly type: 'quit' }
  | { readonly type: 'resize'; readonly width: number; readonly height: number }
  | { readonly type: 'displays'; readonly count: number }
  | { readonly type: 'menu'; readonly label: string }
  | { readonly type: 'tray' }
  | { readonly type: 'printers'; readonly names: readonly string[] }
  | { readonly type: 'wire'; readonly host: string; readonly port: number; readonly toPort: number }
  | { readonly type: 'close' }
  | { readonly type: 'shutdown' }
  | { readonly type: 'wake' };

let known: Settings | undefined;
export const settings = (): Settings =>
  (known ??= JSON.parse(process.env[SETTINGS_ENV] ?? 'null') as Settings);
/** Says nothing where the stand-in runs inside a test's own process. */
export const tellTest = (message: FromStandIn): void => {
  if (process.env['SENADO_STAND_IN_SILENT'] === undefined) process.send?.(message);
};
