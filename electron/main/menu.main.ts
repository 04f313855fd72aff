import { app, Menu } from 'electron';
import { menuTemplate, type MenuActs, type MenuFacts } from './menu-template.ts';

/** Draws the menu anew: after a change of language, of a choice or of the counter's lock. Out of sight but for Alt, except on macOS, where it has its place. */
export const setMenu = (
  facts: Pick<MenuFacts, 'language' | 'isKiosk' | 'choices'>,
  acts: MenuActs,
): void =>
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(
      menuTemplate({ ...facts, platform: process.platform, isPackaged: app.isPackaged }, acts),
    ),
  );
