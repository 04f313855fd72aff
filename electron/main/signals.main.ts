import type { DesktopSignal } from '#shared/ipc/shell.ts';
import { createMailbox } from './mailbox.ts';

/** Messages of main for the console. */
export const signals = createMailbox<DesktopSignal>({ most: 8, isKept: false });
