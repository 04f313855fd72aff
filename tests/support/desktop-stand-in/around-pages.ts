import { EventEmitter } from 'node:events';
import { settings, tellTest } from './settings.ts';

type Item = { readonly label?: string; readonly submenu?: readonly Item[] };
const WIDTH = 1920;
const displayAt = (index: number) => ({
  id: index + 1,
  bounds: { x: index * WIDTH, y: 0, width: WIDTH, height: 1080 },
});

class Screen extends EventEmitter {
  #count: number | undefined;
  get #displays() {
    return Array.from({ length: this.#count ?? settings().displays }, (_, index) =>
      displayAt(index),
    );
  }
  getPrimaryDisplay = () => displayAt(0);
  getAllDisplays = () => this.#displays;
  getDisplayMatching = ({ x }: { x: number }) =>
    displayAt(Math.min(this.#displays.length - 1, Math.max(0, Math.floor(x / WIDTH))));
  /** A display is plugged in or pulled out. */
  plug(count: number): void {
    const before = this.#displays.length;
    this.#count = count;
    this.emit(count < before ? 'display-removed' : 'display-added', {}, displayAt(count));
  }
}
export const screen = new Screen();

export const powerMonitor = new EventEmitter();

let block = 0;
export const powerSaveBlocker = {
  start: (_kind: string): number => {
    tellTest({ type: 'awake', isOn: true });
    return (block += 1);
  },
  stop: (_id: number): boolean => {
    tellTest({ type: 'awake', isOn: false });
    return true;
  },
};

const labels = (items: readonly Item[]): string[] =>
  items.flatMap(({ label, submenu }) => [
    ...(label === undefined ? [] : [label]),
    ...labels(submenu ?? []),
  ]);
type Template = readonly (Item & { readonly click?: () => void })[];
let menu: Template = [];
export const Menu = {
  buildFromTemplate: (template: Template): Template => template,
  setApplicationMenu: (template: Template | null): void => {
    menu = template ?? [];
    tellTest({ type: 'menu', labels: labels(menu) });
  },
};

/** A person clicks an entry of the menu. */
export const clickMenu = (label: string): void => {
  const all = (items: Template): Template =>
    items.flatMap((item) => [item, ...all((item.submenu ?? []) as Template)]);
  all(menu)
    .find((item) => item.label === label)
    ?.click?.();
};

export const shell = {
  openExternal: async (url: string): Promise<void> => tellTest({ type: 'link', url }),
  openPath: async (_path: string): Promise<string> => '',
};
export const dialog = {
  showErrorBox: (_title: string, content: string): void => tellTest({ type: 'error-box', content }),
  showMessageBox: async (): Promise<{ response: number }> => ({ response: 0 }),
};
