import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { claiming, claimOne } from './claim.ts';
import { memberPieceOf } from './member-repo.ts';
import { ownedRow } from './present.ts';
import { checkShare, offerOfShare, shareOfferId } from './share.ts';
import { findShare, type SharedOrder } from './share-repo.ts';

/** What a supermarket order was opened for (decision P28). One that was never opened is not told from none. */
const marketShare = async (query: Query, orderId: string): Promise<SharedOrder> => {
  const share = await findShare(query, { orderId });
  return share?.kind === 'market' ? share : refuse('CANNOT_RECEIVE');
};

/** A piece that the friend has is shown whatever became of the order; without one the packet has to be open. */
export const partakeIsReceive: Handlers['partakeIsReceive'] = async (context, { orderId }) => {
  const {
    deps: {
      db: { query },
    },
    session: { userId },
    now,
  } = context;
  const share = await marketShare(query, orderId);
  const piece = await memberPieceOf(query, userId, shareOfferId(share.id));
  if (piece !== null) return { result: ownedRow(piece, context, now) };
  checkShare(share, { userId, now });
  return { result: null };
};

export const partakeReceive: Handlers['partakeReceive'] = (context, body) => {
  const {
    deps,
    session: { userId },
    now,
  } = context;
  return claiming(context, { scope: 'partake', body }, async (query) => {
    const share = await marketShare(query, body.orderId);
    const offer = await offerOfShare(query, share, { userId, now });
    const piece = await claimOne(query, offer, { userId, id: deps.random.id() }, now);
    return { result: ownedRow(piece, context, now) };
  });
};
