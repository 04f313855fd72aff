import { isAppReady } from './app.ts';
import type { PageHandler } from './page-server.ts';

const handlers = new Map<string, PageHandler>();

export const protocol = {
  registerSchemesAsPrivileged: (_schemes: unknown): void => {
    if (isAppReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
  },
  handle: (scheme: string, handler: PageHandler): void => {
    handlers.set(scheme, handler);
  },
};
export const handlerOf = (scheme: string): PageHandler | undefined => handlers.get(scheme);
