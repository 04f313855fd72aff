import { translate, type Language, type MessageKey } from '#shared/i18n/translate.ts';

type Role =
  | 'about'
  | 'hide'
  | 'hideOthers'
  | 'unhide'
  | 'quit'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen'
  | 'minimize'
  | 'zoom'
  | 'front'
  | 'reload'
  | 'toggleDevTools';
/** As much of Electron's menu items as is used. */
export type MenuItem = {
  readonly label?: string;
  readonly role?: Role;
  readonly type?: 'separator' | 'checkbox';
  readonly checked?: boolean;
  readonly enabled?: boolean;
  /** False: the shortcut is shown and does nothing. */
  readonly registerAccelerator?: boolean;
  readonly click?: () => void;
  readonly submenu?: MenuItem[];
};
export type MenuFacts = {
  readonly language: Language;
  readonly platform: string;
  readonly isPackaged: boolean;
  /** The till is locked to its counter: nothing in the menu leads out of it. */ readonly isKiosk: boolean;
  readonly choices: {
    readonly openAtLogin: boolean | null;
    readonly customerDisplay: boolean;
    readonly updates: boolean;
  };
};
export type MenuActs = {
  readonly change: (change: {
    openAtLogin?: boolean;
    customerDisplay?: boolean;
    updates?: boolean;
  }) => void;
  readonly openLogs: () => void;
};

const LINE: MenuItem = { type: 'separator' };

/** The items of one menu, in its language and for its platform. */
type Items = {
  readonly isMac: boolean;
  readonly text: (key: MessageKey) => string;
  readonly role: (name: Role) => MenuItem;
  /** Its shortcut works on macOS only: elsewhere a scanner types it. */
  readonly withoutShortcut: (name: Role) => MenuItem;
};

const itemsOf = ({ language, platform }: Pick<MenuFacts, 'language' | 'platform'>): Items => {
  const isMac = platform === 'darwin';
  const text = (key: MessageKey): string => translate(language, key);
  const role = (name: Role): MenuItem => ({ role: name, label: text(`desktop.menu.${name}`) });
  return {
    isMac,
    text,
    role,
    withoutShortcut: (name) => ({ ...role(name), registerAccelerator: isMac }),
  };
};

/** The choices of the desktop, each to be switched on and off. */
const choiceItems = (
  { text }: Items,
  choices: MenuFacts['choices'],
  change: MenuActs['change'],
): MenuItem[] => {
  const check = (name: 'openAtLogin' | 'customerDisplay' | 'updates', isOn: boolean): MenuItem => ({
    label: text(`desktop.menu.${name}`),
    type: 'checkbox',
    checked: isOn,
    click: () => change({ [name]: !isOn }),
  });
  return [
    check('customerDisplay', choices.customerDisplay),
    ...(choices.openAtLogin === null ? [] : [check('openAtLogin', choices.openAtLogin)]),
    check('updates', choices.updates),
  ];
};

const appMenu = ({ isMac, role, withoutShortcut }: Items, choices: MenuItem[]): MenuItem => {
  const hiding = [role('hide'), role('hideOthers'), role('unhide')];
  return {
    label: 'Senado',
    submenu: isMac
      ? [role('about'), LINE, ...choices, LINE, ...hiding, LINE, role('quit')]
      : [...choices, LINE, withoutShortcut('quit')],
  };
};

const editMenu = ({ text, role }: Items): MenuItem => ({
  label: text('desktop.menu.edit'),
  submenu: [
    role('undo'),
    role('redo'),
    LINE,
    role('cut'),
    role('copy'),
    role('paste'),
    role('selectAll'),
  ],
});

const viewMenu = ({ text, role }: Items, isPackaged: boolean): MenuItem => ({
  label: text('desktop.menu.view'),
  submenu: [
    role('zoomIn'),
    role('zoomOut'),
    role('resetZoom'),
    LINE,
    role('togglefullscreen'),
    ...(isPackaged ? [] : [LINE, role('reload'), role('toggleDevTools')]),
  ],
});

const windowMenu = ({ isMac, text, role, withoutShortcut }: Items): MenuItem => ({
  label: text('desktop.menu.window'),
  submenu: isMac
    ? [role('minimize'), role('zoom'), LINE, role('front')]
    : [withoutShortcut('minimize')],
});

const helpMenu = ({ isMac, text, role }: Items, openLogs: () => void): MenuItem => ({
  label: text('desktop.menu.help'),
  submenu: [
    { label: text('desktop.menu.logs'), click: openLogs },
    ...(isMac ? [] : [role('about')]),
  ],
});

/**
 * The application's menu. No shortcut closes or reloads the till: scanners type control keys of their own, and one of them must not end a day's work.
 * Roles are Electron's, so that each system has its own behaviour; words are ours, in the console's language.
 */
export const menuTemplate = (facts: MenuFacts, { change, openLogs }: MenuActs): MenuItem[] => {
  const items = itemsOf(facts);
  const edit = editMenu(items);
  if (facts.isKiosk)
    return items.isMac ? [{ label: 'Senado', submenu: [items.role('about')] }, edit] : [edit];
  return [
    appMenu(items, choiceItems(items, facts.choices, change)),
    edit,
    viewMenu(items, facts.isPackaged),
    windowMenu(items),
    helpMenu(items, openLogs),
  ];
};
