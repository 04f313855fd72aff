import { jumpType } from '../codes/jump-type.ts';
import { deliver, openAddress } from './deliver.ts';
import type { JumpContext, JumpTarget } from './jump-context.ts';
import { skipParameters, type JumpRule } from './jump-rule.ts';
import { versionGate } from './native-minimum.ts';
import { olderForm } from './older-form.ts';
import { VERSION_ONE } from './version-one.ts';

/**
 * Where a banner or ad leads in this client (spec 000 §3, decisions N1–N6): a route, an external
 * address, a native call, or none with a reason for the log; a native app that is too old gets a
 * toast key and, for deals, a page that asks
 * for the update.
 */
export const jumpTarget = (rule: JumpRule, context: JumpContext): JumpTarget => {
  if (rule.jumpVersion !== 1) return olderForm(rule, context);
  const type = jumpType.nameOf(rule.skipType);
  if (type === 'unknown') return { kind: 'none', reason: 'unknownType' };
  if (type === 'webLink') return openAddress(rule.skipAddress, context);
  const { path, feature } = VERSION_ONE[type];
  const to = path({
    ...skipParameters(rule),
    classifyId: String(rule.classifyId ?? '').trim(),
  });
  const tooOld = feature === undefined ? null : versionGate(feature, context, to);
  return tooOld ?? deliver(to, context);
};
