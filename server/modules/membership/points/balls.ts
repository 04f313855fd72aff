import { plus } from '#shared/kernel/time.ts';
import { BALL_MS } from '#shared/member/points.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { balanceOf } from './ledger-repo.ts';
import { collect, openPoints } from './sources-repo.ts';

/** What is due and not collected. Growth counts by itself, so that there are no balls of it (decision MB8). */
export const orderBallList: Handlers['orderBallList'] = async ({ deps, session, now }) => ({
  result: (await openPoints(deps.db.query, session.userId, now))
    .filter(({ dueAt }) => dueAt <= now)
    .map(({ source, kind, ref, amount, dueAt }) => ({
      ballId: source,
      kind: 'POINTS' as const,
      from: kind,
      amount,
      orderId: ref === '' ? null : ref,
      expiresAt: plus(dueAt, BALL_MS),
    })),
});

/** Collects balls. Of several calls at once each ball is one call's; who gets none is refused. */
export const receiveBall: Handlers['receiveBall'] = async (
  { deps: { db }, session: { userId }, idempotencyKey: key, now },
  body,
) =>
  keyed({ db, userId, scope: 'receive-ball', key, body, now }, async (query) => {
    await holdAccount(query, userId);
    const received = await collect(query, { userId, sources: body.ballIds, now });
    if (received.length === 0) return refuse('BALL_GONE');
    return { received, balance: await balanceOf(query, userId) };
  });
