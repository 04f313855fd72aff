// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { KEYS, writeKey } from '../../lib/storage.ts';
import { aReply, aStage, CODES, requestId, TILL } from './machine/test-till.ts';
import { recallVerdicts, rememberVerdicts } from './recent-memory.ts';

beforeEach(() => localStorage.clear());

const someVerdicts = () => {
  const till = aStage();
  const body = till.redeem(1, {
    attention: [{ id: 'n', kind: 'EXTRA', text: '凍檸水', mustConfirm: false }],
  });
  till.tell({ type: 'sent', requestId: requestId(1), reply: aReply(body) });
  till.pass(1000);
  till.scan('nonsense');
  till.scan(CODES[1]);
  till.tell({
    type: 'lookUpFailed',
    turn: till.state.turn,
    failure: {
      kind: 'business',
      code: -2030107,
      reason: 'ALREADY_USED',
      note: '',
      data: {
        class: 'REFUSE',
        first: { at: till.now, store: 's', operator: 'o', device: 'd', codeMask: '0000****0000' },
      },
    },
  });
  return till.state.recent;
};

it('verdicts come back as they were, receipts, refusals and notes with them', () => {
  const verdicts = someVerdicts();
  rememberVerdicts(TILL.merchantId, verdicts);
  expect(verdicts.map(({ kind }) => kind)).toEqual([
    'refused.ALREADY_USED',
    'refused.BAD_FORMAT',
    'ok',
  ]);
  expect(recallVerdicts(TILL.merchantId)).toEqual(verdicts);
});

it('another merchant sees none of them, and what cannot be read is left out', () => {
  const [verdict] = someVerdicts();
  rememberVerdicts(TILL.merchantId, [verdict!]);
  expect(recallVerdicts(asId('merchant-2'))).toEqual([]);
  writeKey(KEYS.recentVerdicts, {
    merchantId: TILL.merchantId,
    verdicts: [{ ...verdict, kind: 'refused.NOT_YET_INVENTED' }, 'junk', null, verdict],
  });
  expect(recallVerdicts(TILL.merchantId)).toEqual([verdict]);
});

it('holds nothing that a guest wrote', () => {
  const till = aStage();
  const body = till.redeem(1, {
    attention: [
      { id: 'table', kind: 'GUEST', text: '一張兒童座椅', mustConfirm: false },
      { id: 'n', kind: 'EXTRA', text: '凍檸水', mustConfirm: false },
    ],
  });
  till.tell({ type: 'sent', requestId: requestId(1), reply: aReply(body) });
  expect(till.verdict().notes.map(({ kind }) => kind)).toEqual(['GUEST', 'EXTRA']);
  rememberVerdicts(TILL.merchantId, till.state.recent);
  expect(recallVerdicts(TILL.merchantId)[0]?.notes.map(({ kind }) => kind)).toEqual(['EXTRA']);
});

it('holds no whole voucher code', () => {
  rememberVerdicts(TILL.merchantId, someVerdicts());
  for (const code of CODES) expect(JSON.stringify(localStorage)).not.toContain(code);
});
