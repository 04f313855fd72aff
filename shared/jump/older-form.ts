import { olderJumpType } from '../codes/jump-type.ts';
import { joinPath } from '../routes/query.ts';
import { deliver, openAddress } from './deliver.ts';
import type { JumpContext, JumpTarget } from './jump-context.ts';
import { parameterText, type JumpRule } from './jump-rule.ts';

/** Native pages that also have a web page (spec 000 §3). */
const WITH_WEB_PAGE = new Set(['TaskCenterController', 'MemberCenterController']);
const SCHEME = /^(?!(?:javascript|data|file|vbscript):)[\w.:/?&=%#-]+$/i;

/** A native page's name or scheme: the app opens it, others only what has a web page too. */
const nativeTarget = (rule: JumpRule, context: JumpContext): JumpTarget => {
  const target = rule.skipAddress?.trim() ?? '';
  if (target === '') return { kind: 'none', reason: 'noAddress' };
  if (context.client === 'app')
    return SCHEME.test(target)
      ? { kind: 'native', call: 'jumpByScheme', target, parameters: parameterText(rule) }
      : { kind: 'none', reason: 'badAddress' };
  return WITH_WEB_PAGE.has(target)
    ? deliver(joinPath('/member/upgrade', { skipAddress: target }), context)
    : { kind: 'none', reason: 'nativeOnly' };
};

/**
 * The form without `jumpVersion` 1: type 1 is a web or internal address, 2 a native target (spec
 * 000 §3, decision N1).
 */
export const olderForm = (rule: JumpRule, context: JumpContext): JumpTarget => {
  const type = olderJumpType.nameOf(rule.skipType);
  if (type === 'web') return openAddress(rule.skipAddress, context);
  return type === 'native' ? nativeTarget(rule, context) : { kind: 'none', reason: 'unknownType' };
};
