import { couponBusiness } from '#shared/codes/coupon.ts';
import { couponList } from '#shared/codes/offer-list.ts';
import { savingsType } from '#shared/codes/member.ts';
import { contract } from '#shared/contract/index.ts';
import { tokenOf } from './flash/buyers.ts';
import { measureAll, type Asked, type Works } from './lists/list-load.ts';
import { growMembers } from './lists/member-town.ts';
import { onPostgres } from './on-postgres.ts';
import { printNote, printTable } from './table.ts';

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 100_000);

/** Each request has a member of its own, and nobody signs in twice. */
const MOST_A_SECOND = 90;

/** Asked by another member each time, far from the one before. */
const byAll = (call: keyof typeof contract, body: object = {}): Asked => ({
  path: contract[call].path,
  body: () => body,
  token: (turn) => tokenOf((turn * 7919) % MEMBERS),
});

/** Each member signs in once a day: nobody twice, also after the warm-up. */
const signIn = (): Asked => {
  let next = 0;
  return {
    path: contract.scoreSignIn.path,
    body: () => ({}),
    token: () => tokenOf((next++ * 7919) % MEMBERS),
    isKeyed: true,
  };
};

const WORKS: Works = [
  ['yardstick: no database (bottom bar)', { path: contract.bottomBar.path, body: () => ({}) }],
  ['yardstick: who is signed in', byAll('memberInfo')],
  ['wallet: red packets', byAll('redpackList', { dataType: couponList.codes.usable })],
  ['wallet: how many of each kind', byAll('voucherAndRedpackCount')],
  ['card: type, periods, packs left', byAll('memberBasicInfo')],
  [
    'card: packets of the cycle',
    byAll('memberRedpack', { businessType: couponBusiness.codes.takeout }),
  ],
  ['card: what it saved', byAll('memberSaveMoney', { type: savingsType.codes.total })],
  ['member page: level', byAll('memberLevel')],
  ['member page: points', byAll('scoreBillSums')],
  ['member page: points to collect', byAll('orderBallList')],
  ['member page: gift packs', byAll('levelPacks')],
  ['points bill', byAll('scoreBillList')],
  ['sign-in: calendar', byAll('taskSignInRecord', { taskId: 'sign-in' })],
  ['sign-in for the day (write)', signIn()],
  ['tasks', byAll('taskListV2')],
];

/** What members ask of wallet, card, level, points and sign-in under load on PostgreSQL, beside calls of the same server that ask it for nothing of that. */
export const run = async (): Promise<void> => {
  await onPostgres(async ({ server, db }) => {
    await growMembers(db, MEMBERS);
    printTable(
      `Members through HTTP, ${MEMBERS} of them on PostgreSQL, another one in each call; the callers share the machine with the server and its database`,
      await measureAll(server, WORKS, { most: MOST_A_SECOND }),
    );
  });
  printNote('Each is to answer 95 of 100 within 50 ms with 32 callers.');
};
