import type { ReplyOf } from '#shared/contract/define.ts';
import type { zoneCalls } from './api.ts';

export type Zone = ReplyOf<(typeof zoneCalls)['marketZone']>;
export type ZonePacket = Zone['packets'][number];
