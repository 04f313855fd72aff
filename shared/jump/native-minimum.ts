import { joinPath } from '../routes/query.ts';
import { isAtLeast } from '../validate/version.ts';
import type { JumpContext, TooOld } from './jump-context.ts';

/** The native app's least version for each feature (spec 000 §5, spec 002 §5). */
export const NATIVE_MINIMUM = {
  boomCoupon: '4.3.0',
  combinedHome: '4.4.0',
  groupVoucher: '6.4.0',
} as const;
/** A feature that needs a minimum version of the native app. */
export type NativeFeature = keyof typeof NATIVE_MINIMUM;

/** The page that asks for the update and carries where the guest was going (decision GA6). */
const UPDATE_PAGES: Partial<Record<NativeFeature, string>> = { groupVoucher: '/group/upgrade' };

/**
 * The toast for an app that is too old for a feature, with the page that asks for an update before
 * `to` where there is one; null when it may continue. Other clients have no version to reach; an app
 * whose version cannot be read is too old.
 */
export const versionGate = (
  feature: NativeFeature,
  { client, appVersion }: Pick<JumpContext, 'client' | 'appVersion'>,
  to: string,
): TooOld | null => {
  const minimum = NATIVE_MINIMUM[feature];
  if (client !== 'app' || isAtLeast(appVersion, minimum)) return null;
  const page = UPDATE_PAGES[feature];
  return {
    kind: 'none',
    reason: 'versionTooLow',
    minimum,
    toastKey: 'jump.versionTooLow',
    updatePage: page === undefined ? null : joinPath(page, { to }),
  };
};
