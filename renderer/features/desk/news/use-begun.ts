import { useEffect } from 'react';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { spokenDeskNumber } from '#shared/order/desk/desk-number.ts';
import { speak } from '../../../domain/voice/voice.ts';
import { playSound } from '../../../lib/alert/sound.ts';
import { useNow } from '../../../ui/use-now.ts';
import { begunOf } from './begun.ts';

const LOOK_MS = 2000;
/** After its sound. */
const SOUND_LASTS_MS = 1500;
/** Pre-orders that have sounded, on whatever page. */
const told = new Set<string>();

const keyOf = ({ orderId, releaseAt }: DeskOrder): string => `${orderId}@${releaseAt}`;

/** Sounds once for each pre-order when it is to be begun. The till goes by its clock: the server sends no event then (decision DA32). */
export const useBegun = (orders: readonly DeskOrder[]): void => {
  const begun = begunOf(orders, useNow(LOOK_MS));
  useEffect(() => {
    const fresh = begun.filter((order) => !told.has(keyOf(order)));
    if (fresh.length === 0) return;
    for (const order of fresh) told.add(keyOf(order));
    playSound('begin');
    const numbers = fresh.map(({ number }) => spokenDeskNumber(number)).join(', ');
    setTimeout(() => speak('desk.say.BEGIN', { numbers }, { isCall: true }), SOUND_LASTS_MS);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- by what is begun, not by each drawing
  }, [begun.map(keyOf).join()]);
};
