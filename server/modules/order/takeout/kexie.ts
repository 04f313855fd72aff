import * as z from 'zod/mini';
import { dollars, instant } from '#shared/contract/wire.ts';
import { ZERO } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { readSetting } from '#server/db/settings.ts';

/** The setting that holds the campaign, as JSON. */
export const KEXIE_SETTING = 'takeout.kexie';

const bilingual = z.object({ zh: z.string(), en: z.string() });
const campaign = z.object({
  title: bilingual,
  content: bilingual,
  startTime: instant,
  endTime: instant,
  limitAmount: dollars,
  storeIds: z.array(z.string()),
});
type Campaign = z.output<typeof campaign>;

/** The campaign of the moment, or null: none is set up, it has not begun, or it is over. */
const campaignAt = async (query: Query, now: Instant): Promise<Campaign | null> => {
  const text = await readSetting(query, KEXIE_SETTING);
  if (text === null) return null;
  const found = z.decode(campaign, JSON.parse(text));
  return found.startTime <= now && now <= found.endTime ? found : null;
};

export const kexieConfig: Handlers['kexieConfig'] = async ({ deps, now, pick, t }) => {
  const found = await campaignAt(deps.db.query, now);
  if (found === null)
    return {
      isOpen: false,
      title: '',
      content: t('takeout.kexie.closed'),
      startTime: null,
      endTime: null,
      limitAmount: ZERO,
    };
  return {
    isOpen: true,
    title: pick(found.title),
    content: pick(found.content),
    startTime: found.startTime,
    endTime: found.endTime,
    limitAmount: found.limitAmount,
  };
};

/** No store named means that all take part. */
export const kexieCheck: Handlers['kexieCheck'] = async (
  { deps, now },
  { storeId, totalPrice },
) => {
  const found = await campaignAt(deps.db.query, now);
  if (found === null) return { isJoin: false, reason: 'closed' };
  if (found.storeIds.length > 0 && !found.storeIds.includes(storeId))
    return { isJoin: false, reason: 'store' };
  return totalPrice !== null && totalPrice < found.limitAmount
    ? { isJoin: false, reason: 'amount' }
    : { isJoin: true, reason: 'ok' };
};
