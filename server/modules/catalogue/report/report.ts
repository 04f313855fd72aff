import { DAY, dayOf, instant, plus } from '#shared/kernel/time.ts';
import type { MerchantId } from '#shared/kernel/ids.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { countOfDay } from '#server/kit/day-tally.ts';
import { refuse } from '#server/kit/refusal.ts';
import { checkPictures } from '#server/kit/uploads/check-pictures.ts';
import { insertReport, reportSince } from './report-repo.ts';

/** Finds a store of one kind, or refuses. */
type FindStore = (query: Query, storeId: string) => Promise<{ merchantId: MerchantId }>;

/** Reports of a guest a day, of stores of every kind. */
const REPORTS_A_DAY = 20;

/** Takes reports of stores of one kind; the same of one guest, store and reason within a day is answered like the first. */
export const reportOf =
  (findStore: FindStore): Handlers['takeoutStoreReport'] =>
  async (
    {
      deps: {
        db: { query },
        random,
      },
      session: { userId },
      now,
    },
    { storeId, reason, note, pictures },
  ) => {
    const { merchantId } = await findStore(query, storeId);
    await checkPictures(query, userId, pictures, 'pictures');
    const before = await reportSince(query, { userId, storeId, reason }, plus(now, -DAY));
    if (before) return { reportId: before.id, createTime: instant(before.createdAt) };
    const counted = {
      kind: 'report',
      source: userId,
      day: dayOf(now),
      most: REPORTS_A_DAY,
    } as const;
    if (!(await countOfDay(query, counted))) return refuse('REPORT_TOO_MANY');
    const id: string = random.id();
    await insertReport(query, { id, userId, merchantId, storeId, reason, note, pictures }, now);
    return { reportId: id, createTime: now };
  };
