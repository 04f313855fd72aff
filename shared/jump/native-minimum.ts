import { isAtLeast } from '../validate/version.ts';
import type { JumpContext, JumpTarget } from './jump-context.ts';

/** The native app's least version for each feature (spec 000 §5, spec 002 §5). */
export const NATIVE_MINIMUM = {
  boomCoupon: '4.3.0',
  combinedHome: '4.4.0',
  groupVoucher: '6.4.0',
} as const;
/** A feature that needs a minimum version of the native app. */
export type NativeFeature = keyof typeof NATIVE_MINIMUM;

/**
 * The toast for an app that is too old for a feature, or null when it may continue. Other clients have
 * no version to reach; an app whose version cannot be read is too old.
 */
export const versionGate = (
  feature: NativeFeature,
  { client, appVersion }: Pick<JumpContext, 'client' | 'appVersion'>,
): Extract<JumpTarget, { reason: 'versionTooLow' }> | null => {
  const minimum = NATIVE_MINIMUM[feature];
  return client !== 'app' || isAtLeast(appVersion, minimum)
    ? null
    : { kind: 'none', reason: 'versionTooLow', minimum, toastKey: 'jump.versionTooLow' };
};
