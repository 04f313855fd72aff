import { app, Menu } from 'electron';
import type { Language } from '#shared/i18n/translate.ts';
import { menuTemplate, type MenuActs, type MenuFacts } from './menu-template.ts';

/** Draws the menu anew: after a change of language or of a choice. Out of sight but for Alt, except on macOS, where it has its place. */
export const setMenu = (language: Language, choices: MenuFacts['choices'], acts: MenuActs): void =>
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate({ language, platform: process.platform, isPackaged: app.isPackaged, choices }, acts)));
