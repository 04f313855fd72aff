import * as z from 'zod/mini';
import { reportReason } from '../../codes/report-reason.ts';
import type { StoreId } from '../../kernel/ids.ts';
import { id, instant, text, uploadedPicture, withDefault } from '../wire.ts';

const LAST_REASON = Math.max(...Object.values(reportReason.codes));

/**
 * A report of a violation of any store. `reason`: spec 001 §3 prints the codes 0 to 5; 5 needs a
 * note. A repeat within a day is the same report.
 */
export const report = z
  .object({
    storeId: id<StoreId>(),
    reason: z.int().check(z.gte(0), z.lte(LAST_REASON)),
    note: withDefault(text(500), ''),
    pictures: withDefault(z.array(uploadedPicture).check(z.maxLength(6)), []),
  })
  .check(z.refine(({ reason, note }) => reason !== reportReason.codes.other || note !== ''));

/** The reply to a report. */
export const reported = z.object({ reportId: z.string(), createTime: instant });
