import type { AuditAct, AuditThing } from '#shared/codes/audit.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual, MerchantContext } from '#server/kit/context.ts';
import { addAudits } from './audit-repo.ts';
import { changesBetween, type Facts } from './changes.ts';

/** What somebody did to a thing of a store. `name`: of the thing; '' where it has none. */
export type Recorded = {
  storeId: string;
  thing: AuditThing;
  thingId: string;
  name: Bilingual;
  act: AuditAct;
  before: Facts | null;
  after: Facts | null;
};

/** Who works at what. */
type Who = Pick<MerchantContext, 'session' | 'now' | 'deps'>;

/** Writes down who changed what, in the transaction of the change (decision DA28). What is as it was leaves no row. Nothing of a guest may be among the facts. */
export const recordChanges = async (
  query: Query,
  { session, now, deps }: Who,
  things: readonly Recorded[],
): Promise<void> => {
  const rows = things
    .map(({ before, after, ...thing }) => ({ ...thing, changes: changesBetween(before, after) }))
    .filter(({ act, changes }) => act !== 'CHANGED' || changes.length > 0)
    .map((thing) => ({ ...thing, id: deps.random.id() }));
  await addAudits(query, rows, {
    merchantId: session.merchantId,
    operatorId: session.operatorId,
    deviceId: session.deviceId,
    at: now,
  });
};
