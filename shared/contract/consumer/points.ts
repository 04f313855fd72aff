import * as z from 'zod/mini';
import { BALL_KINDS, MOST_BALLS, POINT_KINDS, POINT_STATES } from '../../codes/points.ts';
import { call } from '../define.ts';
import { count, instant, page, paging, plainId } from '../wire.ts';

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));
const kind = z.enum(POINT_KINDS);
/** The id of a source of points: a kind and what it comes from. */
const sourceId = z.string().check(z.regex(/^[\w.:-]{1,120}$/));
const points = z.int();

/** The points of a member: a ledger whose rows sum to the balance (spec 002 §7; decisions MB9, MB10). */
export const pointsCalls = {
  /** Rows newest first; `sums` are those of the month, or of all rows. `expiresAt`: null for what is no credit. */
  scoreBillList: call('/member/member_score_bill/scoreBillList', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'The points bill of the caller',
    request: z.object({ month: z.optional(month), kind: z.optional(kind), ...paging }),
    reply: z.extend(
      page(
        z.object({
          id: sourceId,
          at: instant,
          kind,
          title: z.string(),
          amount: points,
          state: z.enum(POINT_STATES),
          expiresAt: z.nullable(instant),
          sourceId: z.string(),
        }),
      ),
      {
        sums: z.object({
          earned: count,
          waiting: count,
          spent: count,
          takenBack: count,
          ended: count,
        }),
      },
    ),
  }),
  /** `waiting`: due or not, not in the balance yet. `soonExpiring` ends at `expiringAt`. */
  scoreBillSums: call('/member/member_score_bill/optByUserId', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Balance and sums of the points of the caller',
    request: z.object({}),
    reply: z.object({
      balance: points,
      waiting: count,
      soonExpiring: count,
      expiringAt: instant,
      earned: count,
      spent: count,
    }),
  }),
  /** What can be collected; after `expiresAt` the server books it by itself. */
  orderBallList: call('/member/order/getOrderBallList', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Points of the caller that are due and not collected',
    request: z.object({}),
    reply: z.object({
      result: z.array(
        z.object({
          ballId: sourceId,
          kind: z.enum(BALL_KINDS),
          from: kind,
          amount: count,
          orderId: z.nullable(plainId),
          expiresAt: instant,
        }),
      ),
    }),
  }),
  receiveBall: call('/member/member/_receive_ball', {
    caller: 'member',
    failure: 'silent',
    repeat: 'keyed',
    summary: 'Collects points that are due',
    errors: ['BALL_GONE', 'KEY_REUSED'],
    request: z.object({
      ballIds: z.array(sourceId).check(z.minLength(1), z.maxLength(MOST_BALLS)),
    }),
    reply: z.object({ received: z.array(sourceId), balance: points }),
  }),
  /** `imgUrl` is null where the app draws the card's face by its level. */
  memberCard: call('/member/member/_member_card', {
    caller: 'member',
    skippedForTourist: true,
    failure: 'silent',
    repeat: 'read',
    summary: 'The card of the caller with its level',
    request: z.object({}),
    reply: z.object({
      cardNo: z.string(),
      cardName: z.string(),
      imgUrl: z.nullable(z.string()),
      level: z.int(),
      growth: count,
    }),
  }),
  scoreRuleDescription: call('/member/score/rule/comment/_getDescription', {
    caller: 'guest',
    failure: 'silent',
    repeat: 'read',
    summary: 'What a review brings, in words and points',
    request: z.object({}),
    reply: z.object({ text: z.string(), points: count, withPicture: count }),
  }),
  /** Orders that can still be reviewed. `points`: the most that a review brings. `until`: its last moment. */
  scoreRuleAvailable: call('/member/score/rule/comment/_getUserAvailableList', {
    caller: 'member',
    failure: 'silent',
    repeat: 'read',
    summary: 'Orders of the caller that a review would bring points for',
    request: z.object({ ...paging }),
    reply: page(
      z.object({
        orderId: plainId,
        kind: z.enum(['TAKEOUT', 'MARKET', 'GROUP']),
        storeName: z.string(),
        points: count,
        until: instant,
      }),
    ),
  }),
} as const;
