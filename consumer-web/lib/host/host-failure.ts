import { isHostError, type HostReason } from '../../host/host-error.ts';
import type { TextKey } from '../i18n.ts';

/** The documented words where a client is not the one that was expected, or nobody is signed in there (spec 000 §8). */
const WORDS: Partial<Readonly<Record<HostReason, TextKey>>> = {
  notInApp: 'platform.notInApp',
  notSocialBrowser: 'platform.notSocialBrowser',
  notLoggedIn: 'platform.notLoggedIn',
};

/** The words for what a client did not do: the documented ones, else `fallback`. */
export const hostFailureKey = (error: unknown, fallback: TextKey): TextKey =>
  (isHostError(error) ? WORDS[error.reason] : undefined) ?? fallback;
