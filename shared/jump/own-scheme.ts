import type { JumpTarget } from './jump-context.ts';

/** The native app's own scheme, or the bare name of one of its pages. */
const OWN = /^(?:senado:\/\/[\w./?&=%#-]*|[\w.]+)$/;

/**
 * Whether a jump that anybody can have written (`/openAdJump?skipAddress=…`) stays in the native
 * app: its own scheme and pages only. A banner of the town may open other apps.
 */
export const staysInApp = (target: JumpTarget): boolean =>
  target.kind !== 'native' || target.call !== 'jumpByScheme' || OWN.test(target.target);
