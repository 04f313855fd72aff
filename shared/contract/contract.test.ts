import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { call } from './define.ts';
import { RECOMMENDED_STORES } from '../codes/list-defaults.ts';
import { RECEIVE_SCOPE_IN_CHAT } from '../voucher/receive-failure.ts';
import { contract } from './index.ts';

describe('the contract', () => {
  const entries = Object.entries(contract);

  it('names each path once', () => {
    expect(new Set(entries.map(([, { path }]) => path)).size).toBe(entries.length);
  });
  it.each(entries)('%s can be written down as JSON schema, both ways', (_, entry) => {
    // one call sends a bare array (spec 001 §7)
    for (const schema of [entry.request, entry.reply])
      expect(['object', 'array']).toContain(
        z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).type,
      );
    expect(entry.summary).not.toBe('');
  });
  it.each(['memberLogin', 'memberToken', 'memberInfo', 'bankOauth'] as const)(
    'takes no answer of %s without a token or a phone (spec 000 §5)',
    (name) => {
      const answer = {
        token: 't',
        phone: '6***0001',
        userId: 'u',
        nickname: '',
        createTime: 1,
        openId: 'o',
        unionId: '',
      };
      const isTaken = (more: object): boolean =>
        z.safeParse(contract[name].reply, { ...answer, ...more }).success;
      expect(isTaken({})).toBe(true);
      for (const field of ['token', 'phone'])
        for (const missing of ['', null, undefined])
          expect(isTaken({ [field]: missing }), `${field} ${missing}`).toBe(false);
    },
  );
  it('waits 20 seconds for an answer where an entry says nothing else (spec 000 §7)', () => {
    const { timeoutMs } = call('/x', {
      caller: 'guest',
      summary: '',
      request: z.object({}),
      reply: z.object({}),
    });
    expect(timeoutMs).toBe(20_000);
    expect(contract.memberInfo.timeoutMs).toBe(20_000);
  });
  it('has visitors skip the gifts to new users, the counts of coupons and the addresses (spec 001 §5)', () => {
    const { newlyReceive, newlyListReceive, voucherAndRedpackCount, addressList, addressGetList } =
      contract;
    for (const { path, skippedForTourist } of [
      newlyReceive,
      newlyListReceive,
      voucherAndRedpackCount,
      addressList,
      addressGetList,
    ])
      expect([path, skippedForTourist]).toEqual([path, true]);
  });
  it.each([
    'bannerAdd',
    'newlyGet',
    'newlyListReceive',
    'addressList',
    'addressGetList',
    'takeoutDiscounts',
    'activityMerchantDelivery',
    'activityMerchantDeliveryList',
    'takeoutProductCommentList',
    'goldUserList',
    'goldOrderList',
    'goldBagList',
    'goldCreateOrderList',
  ] as const)('shows no message when %s fails (spec 001 §8)', (name) => {
    expect(contract[name].failure).toBe('silent');
  });
  it.each(['token', 'phone'])('takes no login without %s (spec 001 §5)', (name) => {
    const member = { token: 't', phone: '6***1234', userId: 'u1', createTime: 1, nickname: 'Ana' };
    for (const { reply } of [contract.memberLogin, contract.memberToken, contract.memberInfo]) {
      expect(reply.safeParse(member).success).toBe(true);
      expect(reply.safeParse({ ...member, [name]: '' }).success).toBe(false);
      expect(reply.safeParse({ ...member, [name]: undefined }).success).toBe(false);
    }
  });
  it('pays takeout by MP_MACAU when nothing else is named (spec 001 §4)', () => {
    const { paymentExecute, takeoutOrderCreate } = contract;
    expect(paymentExecute.request.parse({ tradeId: 't1', totalAmount: 12.5 })).toMatchObject({
      type: 'MP_MACAU',
      paymentOrderType: 'TAKEOUT_ORDER',
    });
    expect(takeoutOrderCreate.request.shape.paymentType.parse(undefined)).toBe('MP_MACAU');
  });
  it('begins lists with 20 rows at offset 0, and those of coupons with the usable ones (spec 001 §4, §7)', () => {
    expect(contract.clickGoldMergeList.request.parse({})).toMatchObject({ offset: 0, size: 20 });
    for (const { request } of [contract.voucherList, contract.redpackList])
      expect(request.parse({})).toMatchObject({ dataType: 2, offset: 0, size: 20 });
  });
  it('lets guests skip what is said of members, and what they are newly given (spec 002 §5)', () => {
    expect(
      [
        contract.memberInfo,
        contract.memberBasicInfo,
        contract.memberOpenInfo,
        contract.newlyReceive,
        contract.newlyListReceive,
      ].map(({ skippedForTourist }) => skippedForTourist),
    ).toEqual([true, true, true, true, true]);
  });
  it('receives vouchers in the chat app under the scope of shares (spec 002 §7)', () => {
    expect(contract.receiveVoucher.socialScope).toBe(RECEIVE_SCOPE_IN_CHAT);
  });
  it('lists recommended and preferred stores 20 by 20 from the first (spec 002 §7, §9)', () => {
    for (const { request } of [
      contract.recommendStoreAllList,
      contract.allGoodStore,
      contract.newGoodStore,
    ])
      expect(z.parse(request, {})).toMatchObject(RECOMMENDED_STORES);
  });
  it('names the new stores worth a try, and finds them by name (spec 002 §7)', () => {
    const { request, reply } = contract.newGoodStore;
    expect(z.parse(request, { keyword: '撻' })).toMatchObject({ keyword: '撻' });
    expect(Object.keys(reply.shape)).toEqual(expect.arrayContaining(['cardName', 'result']));
  });
  it('lets only reads and keyed writes be repeated, and keeps write-off calls for merchants', () => {
    for (const [name, entry] of entries) {
      if (entry.path.startsWith('/group/order/verify/'))
        expect(entry.caller, name).toBe('merchant');
      if (entry.repeat === 'read')
        expect(entry.path, name).not.toMatch(
          /\/_(add|edit|del|create(?!-order-list)|cancel|apply|execute|log(in|out)|receive|urgent|close|reopen|revoke|rename|set|reset|subscribe|uncheck)/,
        );
    }
  });
});
