/** Why a client did not do what it was asked. The words of each are `host.<reason>`. */
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
