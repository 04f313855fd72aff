import { jumpTarget } from '#shared/jump/jump-target.ts';
import type { JumpTarget } from '#shared/jump/jump-context.ts';
import type { JumpRule } from '#shared/jump/jump-rule.ts';
import { host } from '../../lib/host.ts';

/** Where a banner or category leads in this client. */
export const targetOf = (rule: JumpRule): JumpTarget => jumpTarget(rule, { client: host.kind, appVersion: host.appVersion(), mainSite: host.appUrl(), allowedHosts: [] });

/** Opens what is no page of this app. */
export const openTarget = (target: Exclude<JumpTarget, { kind: 'route' | 'none' }>): void => {
  if (target.kind === 'external') { host.openPage(target.url); return; }
  if (target.call === 'openWebPage') host.openPage(target.target);
  else host.openScreen(target.target, { isTab: target.call === 'switchTab', parameters: target.parameters });
};
