import type { OtherTill } from './use-heard.ts';

/** Tills that are mute or were not heard of for a while; a till of several stores is listed once. */
export const deafTills = (tills: readonly OtherTill[]): OtherTill[] => {
  const byName = new Map<string, OtherTill>();
  for (const till of tills)
    if (!till.isHeard && !byName.has(till.device)) byName.set(till.device, till);
  return [...byName.values()];
};
