import * as z from 'zod/mini';

/**
 * What the page must know of its machine. `deviceId` stays the same for the life of the
 * installation. `backendUrl`: '' is the page's own origin.
 */
export const desktopInfo = z.object({
  runtime: z.enum(['electron', 'browser']),
  version: z.string(),
  platform: z.string(),
  deviceId: z.string(),
  deviceName: z.string(),
  backendUrl: z.string(),
  /** Whether secrets are encrypted by the system's keychain. */
  isSecretSafe: z.boolean(),
});
/** Facts about the desktop shell. */
export type DesktopInfo = z.output<typeof desktopInfo>;
