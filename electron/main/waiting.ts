import { translate, type Language } from '#shared/i18n/translate.ts';

/** What shows outside the window that orders wait. */
type Ports = {
  readonly platform: string;
  readonly isInFront: () => boolean;
  /** The icon in the tray, which is put there the first time. */
  readonly setTray: (look: { readonly text: string; readonly hasOrders: boolean }) => void;
  /** The number on the icon in the dock or launcher; 0 takes it away. */
  readonly setBadge: (count: number) => void;
  /** The sign on the window's button in the task bar, with words for a screen reader; null takes it away. */
  readonly setOverlay: (text: string | null) => void;
  readonly setFlash: (isOn: boolean) => void;
};

/** Shows how many orders wait to be answered: in the tray, and as each system does it on the program's own icon. Nothing is there before a desk has reported for the first time. */
export const createWaiting = (ports: Ports, startLanguage: Language) => {
  const isWindows = ports.platform === 'win32';
  let language = startLanguage;
  let count: number | null = null;

  const draw = (): void => {
    if (count === null) return;
    const text = count > 0 ? translate(language, 'desktop.waiting', { count }) : null;
    ports.setTray({ text: text ?? 'Senado', hasOrders: text !== null });
    if (isWindows) ports.setOverlay(text);
    else ports.setBadge(count);
  };
  /** Each order that comes calls once, unless the window is being looked at. */
  const call = (hasMore: boolean): void => {
    if (!isWindows) return;
    if (hasMore && !ports.isInFront()) ports.setFlash(true);
    if (count === 0) ports.setFlash(false);
  };
  const show = (next: number): void => {
    const hasMore = next > (count ?? 0);
    count = next;
    draw();
    call(hasMore);
  };

  return {
    show,
    setLanguage: (wanted: Language): void => {
      language = wanted;
      draw();
    },
    /** The page that reported has gone. */
    reset: (): void => {
      if (count !== null) show(0);
    },
    /** The window has come to the front. */
    seen: (): void => {
      if (isWindows) ports.setFlash(false);
    },
  };
};
