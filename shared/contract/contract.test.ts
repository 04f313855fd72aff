import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { call } from './define.ts';
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
