import { app, nativeImage, Tray, type NativeImage } from 'electron';
import { languageOfLocale } from '#shared/i18n/translate.ts';
import idleIco from '../../build/icon.ico?asset';
import idlePng from '../../build/tray.png?asset';
import waitsIco from '../../build/tray-waits.ico?asset';
import waitsPng from '../../build/tray-waits.png?asset';
import overlayPng from '../../build/waits.png?asset';
import { createWaiting } from './waiting.ts';
import { bringToFront, consoleWindow } from './window.main.ts';

/** The height of an icon in the menu bar of macOS. */
const MENU_BAR_PX = 16;

let tray: Tray | null = null;

const pictureOf = (hasOrders: boolean): NativeImage => {
  if (process.platform === 'win32')
    return nativeImage.createFromPath(hasOrders ? waitsIco : idleIco);
  const picture = nativeImage.createFromPath(hasOrders ? waitsPng : idlePng);
  // the menu bar draws a picture as large as it is
  return process.platform === 'darwin'
    ? picture.resize({ width: MENU_BAR_PX, height: MENU_BAR_PX })
    : picture;
};

const newTray = (picture: NativeImage): Tray => {
  const made = new Tray(picture);
  made.on('click', bringToFront);
  return made;
};

/** Shows outside the window how many orders wait. */
export const waitingOrders = () => {
  const waiting = createWaiting(
    {
      platform: process.platform,
      isInFront: () => consoleWindow()?.isFocused() ?? false,
      setTray: ({ text, hasOrders }) => {
        const picture = pictureOf(hasOrders);
        tray ??= newTray(picture);
        tray.setImage(picture);
        tray.setToolTip(text);
      },
      setBadge: (count) => {
        app.setBadgeCount(count);
      },
      setOverlay: (text) =>
        consoleWindow()?.setOverlayIcon(
          text === null ? null : nativeImage.createFromPath(overlayPng),
          text ?? '',
        ),
      setFlash: (isOn) => consoleWindow()?.flashFrame(isOn),
    },
    languageOfLocale(app.getLocale()),
  );
  return {
    ...waiting,
    /** A page that is loaded again reports anew, one that has gone reports no more. */
    follow: (): void => {
      const window = consoleWindow();
      window?.on('focus', waiting.seen);
      window?.webContents.on('did-navigate', waiting.reset);
      window?.webContents.on('render-process-gone', waiting.reset);
    },
  };
};
