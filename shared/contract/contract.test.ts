import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contract } from './index.ts';

describe('the contract', () => {
  const entries = Object.entries(contract);

  it('names each path once', () => {
    expect(new Set(entries.map(([, call]) => call.path)).size).toBe(entries.length);
  });
  it.each(entries)('%s can be written down as JSON schema, both ways', (_, call) => {
    for (const schema of [call.request, call.reply]) expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toHaveProperty('type', 'object');
    expect(call.summary).not.toBe('');
  });
  it('lets only reads and keyed writes be repeated, and keeps write-off calls for merchants', () => {
    for (const [name, call] of entries) {
      if (call.path.startsWith('/group/order/verify/')) expect(call.caller, name).toBe('merchant');
      if (call.repeat === 'read') expect(call.path, name).toMatch(/_get|_list|_info|_check-product|surplus|_paying|_check_result|_check_log|_history|_switches|geo\/_search|baiduMap\/get|_check-risk|get-order-remark|-list$|kexie\/_c|_share$|sumByOrderId|_mcoin-info/);
    }
  });
});
