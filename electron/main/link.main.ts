import { shell } from 'electron';
import { isAllowedLink } from '#shared/ipc/links.ts';
import { logs } from './logs.main.ts';

/** Opens a link of the allow-list, or a guests' page of the backend, in the system's browser; answers whether it may. */
export const linkOpener =
  (backend: string) =>
  async (link: string): Promise<boolean> => {
    if (!isAllowedLink(link, backend)) {
      logs.warn('link refused');
      return false;
    }
    await shell.openExternal(link);
    return true;
  };
