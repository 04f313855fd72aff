import { browserHost } from '../host/browser.ts';
import type { Host } from '../host/host.ts';

/** The client that hosts this app. */
export const host: Host = browserHost();
