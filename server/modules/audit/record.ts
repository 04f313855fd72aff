import type { AuditAct, AuditThing } from '#shared/codes/audit.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Bilingual, MerchantContext } from '#server/kit/context.ts';
import type { Random } from '#server/kit/random.ts';
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

const rowsOf = (things: readonly Recorded[], random: Random) =>
  things
    .map(({ before, after, ...thing }) => ({ ...thing, changes: changesBetween(before, after) }))
    .filter(({ act, changes }) => act !== 'CHANGED' || changes.length > 0)
    .map((thing) => ({ ...thing, id: random.id() }));

/** Writes down what came about by itself at its time, as somebody had set it: by nobody. */
export const recordByItself = (
  query: Query,
  { merchantId, at, random }: { merchantId: string; at: Instant; random: Random },
  things: readonly Recorded[],
): Promise<void> =>
  addAudits(query, rowsOf(things, random), { merchantId, operatorId: '', deviceId: '', at });

/** Writes down who changed what, in the transaction of the change (decision DA28). What is as it was leaves no row. Nothing of a guest may be among the facts. */
export const recordChanges = async (
  query: Query,
  { session, now, deps }: Who,
  things: readonly Recorded[],
): Promise<void> => {
  await addAudits(query, rowsOf(things, deps.random), {
    merchantId: session.merchantId,
    operatorId: session.operatorId,
    deviceId: session.deviceId,
    at: now,
  });
};
