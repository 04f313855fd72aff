import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import { instant } from '#shared/kernel/time.ts';
import { aCard, aQr, aReply, aScan, CODES, requestId, START, TILL } from './machine/test-till.ts';
import { createTill, failureOf, type TillPorts } from './till.ts';

/** A till on ports that note what they are asked, in order. */
const aTill = (
  over: { check?: TillPorts['api']['groupVerifyCheck']; append?: () => Promise<void> } = {},
) => {
  const asked: string[] = [];
  const inputs: string[] = [];
  const kept: JournalEntry[] = [];
  const later: (() => void)[] = [];
  const ports: TillPorts = {
    api: {
      groupVerifyCheckList: ({ input }) => {
        inputs.push(input);
        return Promise.resolve(aCard());
      },
      groupVerifyCheck:
        over.check ??
        ((body) => {
          asked.push('check');
          return Promise.resolve(aReply(body as Parameters<typeof aReply>[0]));
        }),
      groupVerifyCheckResult: () => {
        asked.push('result');
        return Promise.resolve({ result: 'UNKNOWN' });
      },
    },
    journal: {
      append: async (entry) => {
        await over.append?.();
        kept.push(entry);
        asked.push('kept');
      },
      resolve: () => {
        asked.push('struck');
        return Promise.resolve();
      },
      open: () => Promise.resolve([]),
    },
    now: () => START,
    freshId: () => requestId(9),
    play: (sound) => {
      asked.push(`sound ${sound}`);
    },
    recordsChanged: () => {
      asked.push('records');
    },
    after: (_, act) => {
      later.push(act);
    },
    noteRefused: ({ operatorId }, { text }, reason) => {
      asked.push(`refused ${operatorId} ${text} ${reason}`);
    },
  };
  const till = createTill(ports);
  till.send({ type: 'signedIn', till: TILL });
  return { ...till, asked, inputs, kept, later };
};

const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

describe('the till', () => {
  it('keeps an attempt before it sends it, and strikes it out after the answer', async () => {
    const till = aTill();
    till.send({ type: 'scanned', scan: aScan(CODES[0]!) });
    await settled();
    till.send({ type: 'confirmed', requestId: requestId(1) });
    await settled();
    expect(till.asked).toEqual(['kept', 'check', 'struck', 'records', 'sound ok']);
    expect(till.kept[0]).toMatchObject({ requestId: requestId(1), merchantId: TILL.merchantId });
  });

  it('sends nothing when the journal fails', async () => {
    const till = aTill({ append: () => Promise.reject(new Error('disk full')) });
    till.send({ type: 'scanned', scan: aScan(CODES[0]!) });
    await settled();
    till.send({ type: 'confirmed', requestId: requestId(1) });
    await settled();
    expect(till.asked).toEqual(['struck', 'records', 'sound refused']);
  });

  it('asks what became of a request whose answer was lost, when its time comes', async () => {
    let isFirst = true;
    const till = aTill({
      check: (body) => {
        if (!isFirst) return Promise.resolve(aReply(body as Parameters<typeof aReply>[0]));
        isFirst = false;
        return Promise.reject(new ApiError({ kind: 'timeout', path: '/x' }));
      },
    });
    till.send({ type: 'scanned', scan: aScan(CODES[0]!) });
    await settled();
    till.send({ type: 'confirmed', requestId: requestId(1) });
    await settled();
    expect(till.asked).toEqual(['kept', 'sound unsure']);
    for (const act of till.later.splice(0)) act();
    await settled();
    expect(till.asked.slice(2)).toEqual(['result', 'struck', 'records', 'sound ok']);
  });

  it('sends the bare code or QR, without surrounding text', async () => {
    const till = aTill();
    till.send({ type: 'scanned', scan: aScan(`]C1${CODES[0]}\r`) });
    await settled();
    till.send({ type: 'left' });
    till.send({ type: 'scanned', scan: aScan(`https://m.example.mo/v?gv=${aQr(0)}&utm=1`) });
    await settled();
    expect(till.inputs).toEqual([CODES[0], aQr(0)]);
  });
});

describe('failures as data', () => {
  it('keeps the code, its name and what the refusal carries', () => {
    const error = new ApiError({
      kind: 'business',
      path: '/x',
      code: -2030107,
      note: '此券已核銷',
      data: { class: 'REFUSE', validTo: 5 },
    });
    expect(failureOf(error)).toEqual({
      kind: 'business',
      code: -2030107,
      reason: 'ALREADY_USED',
      note: '此券已核銷',
      data: { class: 'REFUSE', validTo: instant(5) },
    });
  });

  it('takes what it does not know for a broken line', () => {
    expect(failureOf(new Error('what?'))).toMatchObject({ kind: 'network', data: null });
    expect(
      failureOf(new ApiError({ kind: 'business', path: '/x', code: -1, data: 'odd' })),
    ).toMatchObject({ data: null, reason: undefined });
  });
});
