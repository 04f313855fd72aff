/** Why a client did not do what it was asked; `lib/host/host-failure.ts` has the words. */
export type HostReason =
  | 'notSupported'
  | 'cancelled'
  | 'denied'
  | 'failed'
  | 'notInApp'
  | 'notSocialBrowser'
  | 'notLoggedIn';

export class HostError extends Error {
  readonly reason: HostReason;
  constructor(reason: HostReason, cause?: unknown) {
    super(reason, { cause });
    this.name = 'HostError';
    this.reason = reason;
  }
}
export const isHostError = (error: unknown): error is HostError => error instanceof HostError;
