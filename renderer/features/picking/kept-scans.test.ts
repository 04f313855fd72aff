import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { ERROR_CODES, type ErrorName } from '#shared/codes/error-code.ts';
import { asId } from '#shared/kernel/ids.ts';
import { MINUTE, plus, SECOND } from '#shared/kernel/time.ts';
import { fixedClock } from '#shared/testing/clock.ts';
import { keptPicks, type KeptScan } from '../../lib/storage-picks.ts';
import { keptScans } from './kept-scans.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const clock = fixedClock(NOON);
const ANA = 'm-1/ana';
const BEN = 'm-1/ben';

const scan = (requestId: string, more: Partial<KeptScan> = {}): KeptScan => ({
  requestId: asId(requestId),
  owner: ANA,
  storeId: asId('s-1'),
  pickId: asId('p-1'),
  at: clock.now(),
  ean: '4006381333931',
  number: 'M 12',
  name: `Soap ${requestId}`,
  isTried: false,
  state: 'WAITS',
  sentence: '',
  ...more,
});
const lost = () => new ApiError({ kind: 'network', path: '/pick' });
const refused = (name: ErrorName) =>
  new ApiError({ kind: 'business', path: '/pick', code: ERROR_CODES[name], note: name });

let disk: IDBFactory;
let hasNetwork: boolean;
let sender: string | null;
let sent: string[];
let answer: (scan: KeptScan) => Promise<unknown>;

const tab = async (owner: string | null = ANA) => {
  const kept = keptScans({
    disk: keptPicks(() => disk),
    send: (one) => {
      sent.push(one.requestId);
      return answer(one);
    },
    now: () => clock.now(),
    hasNetwork: () => hasNetwork,
    sender: () => sender,
    sentence: (error) => (error as ApiError).note,
    onFault: () => undefined,
  });
  await kept.open(owner);
  return kept;
};
type Tab = Awaited<ReturnType<typeof tab>>;
const shown = ({ store }: Tab) =>
  store.getState().map(({ requestId, state, sentence }) => [requestId, state, sentence].join(' '));

describe('scans that are kept offline', () => {
  beforeEach(() => {
    clock.set(NOON);
    disk = new IDBFactory();
    hasNetwork = false;
    sender = ANA;
    sent = [];
    answer = () => Promise.resolve();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
  });

  const offline = async (kept: Tab, ...ids: string[]): Promise<void> => {
    for (const id of ids) {
      await kept.add(scan(id));
      clock.advance(SECOND);
    }
  };

  it('are kept over a reload, and sent in order, once each, when the till is online again', async () => {
    await offline(await tab(), 'a', 'b', 'c');
    const kept = await tab();
    expect(shown(kept)).toEqual(['a WAITS ', 'b WAITS ', 'c WAITS ']);
    expect(sent).toEqual([]);
    hasNetwork = true;
    await Promise.all([kept.flush(), kept.flush()]);
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(shown(kept)).toEqual([]);
    expect(shown(await tab())).toEqual([]);
  });

  it('wait behind the first one that is not answered, which is sent again by the same request', async () => {
    hasNetwork = true;
    const kept = await tab();
    answer = () => Promise.reject(lost());
    await offline(kept, 'a', 'b');
    await kept.flush();
    expect(sent).toEqual(['a']);
    answer = () => Promise.reject(refused('SERVER_STOPPING'));
    await kept.flush();
    expect(shown(kept)).toEqual(['a WAITS ', 'b WAITS ']);
    answer = () => Promise.resolve();
    await kept.flush();
    expect(sent).toEqual(['a', 'a', 'a', 'b']);
  });

  it('that are refused stay with their sentence until they are read; the rest goes on', async () => {
    const kept = await tab();
    await offline(kept, 'a', 'b');
    hasNetwork = true;
    answer = ({ requestId }) =>
      requestId === 'a' ? Promise.reject(refused('EAN_WRONG')) : Promise.resolve();
    await kept.flush();
    expect(shown(kept)).toEqual(['a REFUSED EAN_WRONG']);
    const reloaded = await tab();
    expect(shown(reloaded)).toEqual(['a REFUSED EAN_WRONG']);
    await reloaded.dismiss(reloaded.store.getState());
    expect(shown(await tab())).toEqual([]);
    expect(sent).toEqual(['a', 'b']);
  });

  it('that are older than ten minutes are not sent, but told with their goods', async () => {
    const kept = await tab();
    await offline(kept, 'old');
    clock.advance(9 * MINUTE);
    await offline(kept, 'new');
    clock.advance(MINUTE);
    await kept.flush();
    expect(shown(kept)).toEqual(['old LATE ', 'new WAITS ']);
    expect(kept.store.getState()[0]?.name).toBe('Soap old');
    hasNetwork = true;
    await kept.flush();
    expect(sent).toEqual(['new']);
  });

  it('that may have arrived are asked for, however late, and told when they had not', async () => {
    hasNetwork = true;
    const kept = await tab();
    answer = () => Promise.reject(lost());
    await kept.add(scan('arrived'));
    await kept.add(scan('lost', { isTried: true, at: plus(clock.now(), 1) }));
    await kept.flush();
    clock.advance(20 * MINUTE);
    answer = ({ requestId }) =>
      requestId === 'arrived' ? Promise.resolve() : Promise.reject(refused('BAD_REQUEST'));
    await kept.flush();
    expect(shown(kept)).toEqual(['lost LATE ']);
  });

  it('are neither shown to nor sent for another operator, and are gone when their own signs out', async () => {
    const anas = await tab();
    await offline(anas, 'a');
    sender = BEN;
    hasNetwork = true;
    await anas.flush();
    const bens = await tab(BEN);
    await bens.flush();
    expect([shown(bens), sent]).toEqual([[], []]);
    await bens.add(scan('b', { owner: BEN }));
    sender = null;
    await anas.open(null);
    expect(shown(anas)).toEqual([]);
    await keptPicks(() => disk).drop(ANA);
    expect(shown(await tab(ANA))).toEqual([]);
    expect(shown(await tab(BEN))).toEqual(['b WAITS ']);
  });

  it('are not settled by a reply to another operator', async () => {
    const kept = await tab();
    await offline(kept, 'a');
    hasNetwork = true;
    answer = () => {
      sender = BEN;
      return Promise.reject(refused('PICK_NOT_FOUND'));
    };
    await kept.flush();
    expect(shown(kept)).toEqual(['a WAITS ']);
  });

  it('do not count where the browser cannot keep them', async () => {
    const kept = await tab();
    vi.spyOn(disk, 'open').mockImplementation(() => {
      throw new Error('no room');
    });
    await expect(kept.add(scan('a'))).rejects.toThrow('no room');
    expect(shown(kept)).toEqual([]);
  });
});
