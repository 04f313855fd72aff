import type { HostClient } from '#shared/guards/navigation.ts';
import { readSetting } from '#server/db/settings.ts';
import type { Handlers } from '#server/kit/context.ts';
import { readSwitches } from './platform-repo.ts';

/** Clients with tabs of their own show none of ours. */
const TAB_BARS: Readonly<Record<HostClient, boolean>> = {
  app: false,
  wallet: true,
  paymentApp: true,
  social: true,
  miniProgram: false,
  bank: true,
  web: true,
};

/** Every switch with its default; a row of `platform_switch` says otherwise. */
export const SWITCHES: Readonly<Record<string, boolean>> = {
  webSignIn: true,
  mpay: true,
  ...Object.fromEntries(
    Object.entries(TAB_BARS).map(([client, isOn]) => [`tabBar.${client}`, isOn]),
  ),
};

export const switchList: Handlers['switchList'] = async ({ deps }) => {
  const set = await readSwitches(deps.db.query);
  return {
    result: Object.entries(SWITCHES).map(([name, isOn]) => ({ name, isOn: set.get(name) ?? isOn })),
  };
};

export const bottomBar: Handlers['bottomBar'] = async ({ deps, client }) => {
  const name = `tabBar.${client}`;
  return { isShow: (await readSwitches(deps.db.query)).get(name) ?? SWITCHES[name] ?? false };
};

export const appInfo: Handlers['appInfo'] = ({ deps }) =>
  Promise.resolve({ ...deps.config.appInfo, allowedHosts: [...deps.config.appInfo.allowedHosts] });

/** `normal`, unless whoever runs the platform says `sys_down`. */
export const systemStatus: Handlers['systemStatus'] = async ({ deps }) => ({
  status: (await readSetting(deps.db.query, 'system.status')) ?? 'normal',
});
