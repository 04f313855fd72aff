import { shell } from 'electron';
import { isAllowedLink } from '#shared/ipc/links.ts';
import { logs } from './logs.main.ts';

/** Opens a link of the allow-list in the system's browser; answers whether it was on the list. */
export const openLink = async (link: string): Promise<boolean> => {
  if (!isAllowedLink(link)) {
    logs.warn('link refused');
    return false;
  }
  await shell.openExternal(link);
  return true;
};
