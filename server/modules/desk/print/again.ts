import { asId } from '#shared/kernel/ids.ts';
import { paperOf, printerFor } from '#shared/order/desk/papers.ts';
import type { Handlers } from '#server/kit/context.ts';
import { once } from '#server/kit/idempotency/once.ts';
import { refuse } from '#server/kit/refusal.ts';
import { orderAtDesk, storesAtDesk } from '../scope.ts';
import { addJobs, jobsOfOrder, wantAgain } from './job-repo.ts';
import { labelOf } from './labels.ts';
import { morningAgain } from './morning.ts';
import { partsOf, printersAt, printsOf } from './papers.ts';

type Again = Handlers['merchantPrintAgain'];

/** A list of pre-orders is named by its store. */
const listAgain: Again = async (context, body) => {
  const { now } = context;
  const [store] = await storesAtDesk(context, [asId(body.orderId)]);
  const { replay } = await once(context, body, {
    scope: 'print/again',
    work: async (query) => {
      await morningAgain(query, store!, { part: body.part, now });
      return {};
    },
  });
  return { prints: [], replay };
};

const paperAgain: Again = async (context, body) => {
  const { deps, now } = context;
  const order = await orderAtDesk(context, body.orderId);
  const { replay } = await once(context, body, {
    scope: 'print/again',
    work: async (query) => {
      const paper = paperOf(body.part) ?? refuse('PRINT_NOT_FOUND');
      const printer = printerFor(await printersAt(query, order), paper) ?? refuse('PRINTER_NONE');
      const { printerId } = printer;
      const jobs = await jobsOfOrder(query, order);
      const asked = jobs.find((each) => each.part === body.part);
      // whoever asks for an earlier label wants the one that counts
      const job = asked?.isReplaced === true ? labelOf(jobs) : asked;
      const part = job?.part ?? body.part;
      if (job?.state === 'DROPPED' || !(await partsOf(query, order, jobs)).includes(part))
        return refuse('PRINT_NOT_FOUND');
      const isAdded = (await addJobs(query, order, [{ part, printerId, dueAt: now }])) === 1;
      if (!isAdded && !(await wantAgain(query, order, { part, printerId, now })))
        return refuse('PRINT_TAKEN');
      return {};
    },
  });
  return { prints: await printsOf(deps.db.query, order, now), replay };
};

/** Prints a paper now, the first time or once more. */
export const printAgain: Again = (context, body) =>
  paperOf(body.part)?.kind === 'MORNING' ? listAgain(context, body) : paperAgain(context, body);
