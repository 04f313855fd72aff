/** Why a client did not do what it was asked; `hostFailureKey` has the words. */
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

/** The documented words where a client is not the one that was expected, or nobody is signed in there (spec 000 §8). */
const WORDS = {
  notInApp: 'platform.notInApp',
  notSocialBrowser: 'platform.notSocialBrowser',
  notLoggedIn: 'platform.notLoggedIn',
} as const;
type Words = typeof WORDS;

/** The key of the words for what a client did not do: the documented ones, else `fallback`. */
export const hostFailureKey = <K extends string>(
  error: unknown,
  fallback: K,
): K | Words[keyof Words] =>
  isHostError(error) && error.reason in WORDS ? WORDS[error.reason as keyof Words] : fallback;
