import type { JumpContext } from './jump-context.ts';
import { versionGate } from './native-minimum.ts';
import { GROUP_HOME, ownPage } from './share-landing.ts';

/** An update of the native app to at least `minimum`, or going on to `path`. */
export type GroupUpdate = { kind: 'update'; minimum: string } | { kind: 'goOn'; path: string };

/**
 * What `/group/upgrade?to={path}` does in a client: a native app under 6.4.0 has to update, any other
 * client goes on to a page of this app, or the group home (decisions GA6, M8).
 */
export const groupUpdate = (
  to: string | undefined,
  context: Pick<JumpContext, 'client' | 'appVersion'>,
): GroupUpdate => {
  const path = ownPage(to) ?? GROUP_HOME;
  const tooOld = versionGate('groupVoucher', context, path);
  return tooOld === null ? { kind: 'goOn', path } : { kind: 'update', minimum: tooOld.minimum };
};
