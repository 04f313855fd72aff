import { app, Menu } from 'electron';
import { menuTemplate, type MenuActs, type MenuFacts } from './menu-template.ts';

/** Rebuilds the menu after a change of language, of a choice or of the kiosk lock. Hidden until Alt is pressed, except on macOS. */
export const setMenu = (
  facts: Pick<MenuFacts, 'language' | 'isKiosk' | 'choices'>,
  acts: MenuActs,
): void =>
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(
      menuTemplate({ ...facts, platform: process.platform, isPackaged: app.isPackaged }, acts),
    ),
  );
