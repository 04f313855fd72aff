import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { slot } from '#server/kit/slot.ts';
import type { TakeoutOrder } from './order.ts';

/** What orders need of their store's printers. It runs in the transaction that moved the order, which is given as it is then. `changed`: its lines are others, or fewer pieces of them are left. */
export type PapersPort = {
  moved(query: Query, order: TakeoutOrder, move: string, at: Instant): Promise<void>;
  changed(query: Query, order: TakeoutOrder, at: Instant): Promise<void>;
};

/** Provided by the composition root, which hands over `modules/desk`. */
const port = slot<PapersPort>('the papers of an order');
export const providePapers = port.provide;
export const papersPort = port.get;
