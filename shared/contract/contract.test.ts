import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { RECOMMENDED_STORES } from '../codes/list-defaults.ts';
import { RECEIVE_SCOPE_IN_CHAT } from '../voucher/receive-failure.ts';
import { contract } from './index.ts';

describe('the contract', () => {
  const entries = Object.entries(contract);

  it('names each path once', () => {
    expect(new Set(entries.map(([, call]) => call.path)).size).toBe(entries.length);
  });
  it.each(entries)('%s can be written down as JSON schema, both ways', (_, call) => {
    // one call sends a bare array (spec 001 §7)
    for (const schema of [call.request, call.reply])
      expect(['object', 'array']).toContain(
        z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).type,
      );
    expect(call.summary).not.toBe('');
  });
  it('lets guests skip what is said of members, and what they are newly given (spec 002 §5)', () => {
    expect(
      [contract.memberInfo, contract.newlyReceive, contract.newlyListReceive].map(
        ({ skippedForTourist }) => skippedForTourist,
      ),
    ).toEqual([true, true, true]);
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
    for (const [name, call] of entries) {
      if (call.path.startsWith('/group/order/verify/')) expect(call.caller, name).toBe('merchant');
      if (call.repeat === 'read')
        expect(call.path, name).not.toMatch(
          /\/_(add|edit|del|create(?!-order-list)|cancel|apply|execute|log(in|out)|receive|urgent|close|reopen|revoke|rename|set|reset|subscribe|uncheck)/,
        );
    }
  });
});
