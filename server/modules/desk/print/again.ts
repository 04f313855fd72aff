import { asId } from '#shared/kernel/ids.ts';
import { paperOf, printerFor } from '#shared/order/desk/papers.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { orderAtDesk, storesAtDesk } from '../scope.ts';
import { addJobs, jobsOfOrder, wantAgain } from './job-repo.ts';
import { labelOf } from './labels.ts';
import { morningAgain } from './morning.ts';
import { partsOf, printersAt, printsOf } from './papers.ts';

type Again = Handlers['merchantPrintAgain'];

/** A list of pre-orders stands under its store. */
const listAgain: Again = async (context, body) => {
  const { deps, session, now } = context;
  const [store] = await storesAtDesk(context, [asId(body.orderId)]);
  const attempt = deps.random.id();
  const first = await keyed(
    {
      db: deps.db,
      userId: session.operatorId,
      scope: 'print/again',
      key: body.requestId,
      body,
      now,
    },
    async (query) => {
      await morningAgain(query, store!, { part: body.part, now });
      return { attempt };
    },
  );
  return { prints: [], replay: first.attempt !== attempt };
};

/** Prints a paper now, the first time or once more. */
export const printAgain: Again = async (context, body) => {
  if (paperOf(body.part)?.kind === 'MORNING') return listAgain(context, body);
  const { deps, session, now } = context;
  const order = await orderAtDesk(context, body.orderId);
  const attempt = deps.random.id();
  const first = await keyed(
    {
      db: deps.db,
      userId: session.operatorId,
      scope: 'print/again',
      key: body.requestId,
      body,
      now,
    },
    async (query) => {
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
      return { attempt };
    },
  );
  return {
    prints: await printsOf(deps.db.query, order, now),
    replay: first.attempt !== attempt,
  };
};
