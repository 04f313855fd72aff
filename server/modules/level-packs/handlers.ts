import type { levelPackCalls } from '#shared/contract/consumer/level-pack.ts';
import type { Handlers } from '#server/kit/context.ts';
import { levelPacks } from './list.ts';
import { levelPackReceive } from './receive.ts';

/** Gift packs of the levels: they know the level and the wallet, which know nothing of them. */
export const levelPackHandlers: Pick<Handlers, keyof typeof levelPackCalls> = {
  levelPacks,
  levelPackReceive,
};
