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

/**
 * The application's menu. No shortcut closes or reloads the till: scanners type control keys of their own, and one of them must not end a day's work.
 * Roles are Electron's, so that each system has its own behaviour; words are ours, in the console's language.
 */
export const menuTemplate = (
  { language, platform, isPackaged, isKiosk, choices }: MenuFacts,
  { change, openLogs }: MenuActs,
): MenuItem[] => {
  const t = (key: MessageKey): string => translate(language, key);
  const isMac = platform === 'darwin';
  const role = (name: Role): MenuItem => ({ role: name, label: t(`desktop.menu.${name}`) });
  const harmless = (name: Role): MenuItem => ({ ...role(name), registerAccelerator: isMac });
  const check = (name: 'openAtLogin' | 'customerDisplay' | 'updates', isOn: boolean): MenuItem => ({
    label: t(`desktop.menu.${name}`),
    type: 'checkbox',
    checked: isOn,
    click: () => change({ [name]: !isOn }),
  });
  const own = [
    check('customerDisplay', choices.customerDisplay),
    ...(choices.openAtLogin === null ? [] : [check('openAtLogin', choices.openAtLogin)]),
    check('updates', choices.updates),
  ];
  const about = role('about');
  const edit: MenuItem = {
    label: t('desktop.menu.edit'),
    submenu: [
      role('undo'),
      role('redo'),
      LINE,
      role('cut'),
      role('copy'),
      role('paste'),
      role('selectAll'),
    ],
  };
  if (isKiosk) return isMac ? [{ label: 'Senado', submenu: [about] }, edit] : [edit];
  return [
    {
      label: 'Senado',
      submenu: isMac
        ? [
            about,
            LINE,
            ...own,
            LINE,
            role('hide'),
            role('hideOthers'),
            role('unhide'),
            LINE,
            role('quit'),
          ]
        : [...own, LINE, harmless('quit')],
    },
    edit,
    {
      label: t('desktop.menu.view'),
      submenu: [
        role('zoomIn'),
        role('zoomOut'),
        role('resetZoom'),
        LINE,
        role('togglefullscreen'),
        ...(isPackaged ? [] : [LINE, role('reload'), role('toggleDevTools')]),
      ],
    },
    {
      label: t('desktop.menu.window'),
      submenu: isMac
        ? [role('minimize'), role('zoom'), LINE, role('front')]
        : [harmless('minimize')],
    },
    {
      label: t('desktop.menu.help'),
      submenu: [{ label: t('desktop.menu.logs'), click: openLogs }, ...(isMac ? [] : [about])],
    },
  ];
};
