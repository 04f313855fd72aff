import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { DAY, HOUR, instant, MINUTE, plus } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { lock, unlock } from '#renderer/lib/lock.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aDeskOrder, aloneTill, DESK_STORE } from '../support/desk.ts';
import { LOST } from '../support/fake-backend.ts';
import { DESK_SOUNDS, listen, takeHeard } from '../support/heard-sounds.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

const RING_MS = 4000;
const serverTime = instant(Date.now());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A clerk's till without a stream, which asks every three seconds. The returned call sets its next answer. */
const openDesk = async (orders: DeskOrder[], address: string) => {
  const told: DeskOrder[] = [];
  let cursor = 1;
  const app = await openConsole({
    as: aSignIn({ role: 'cashier', stores: [{ ...SENADO, id: DESK_STORE, kind: 'takeout' }] }),
    address,
    answers: {
      merchantDeskBoard: () => aBoard(orders, 'noodles:1'),
      merchantDeskStream: () => LOST,
      ...aloneTill,
      merchantDeskChanges: () => {
        const events = told.splice(0).map((order) => {
          cursor += 1;
          const { storeId, orderId, createTime: at } = order;
          return { storeId, orderId, order, at, number: cursor, kind: 'ACCEPTED' as const };
        });
        return { events, cursor: `noodles:${cursor}`, isGap: false, stores: [], serverTime };
      },
    },
  });
  await expect.element(page.getByRole('main')).toBeVisible();
  listen();
  // a browser sounds once its page was touched
  await userEvent.click(page.getByRole('main'));
  const pass = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
  };
  /** What is heard in so much time. */
  const heardIn = async (ms: number) => {
    takeHeard();
    await pass(ms);
    return takeHeard();
  };
  return { app, heardIn, tell: (order: DeskOrder) => told.push(order) };
};

test('desk row 3: a new order rings on any page until somebody answers it, also elsewhere', async () => {
  const order = aDeskOrder(101, {
    stage: 'NEW',
    status: 1,
    acceptedAt: null,
    answerBefore: plus(serverTime, 5 * MINUTE),
    acts: ['ACCEPT', 'REFUSE'],
  });
  const { heardIn, tell } = await openDesk([order], merchantRoutes.merchantSettings.path);
  const bell = page.getByTestId('desk-bell');
  await expect.element(bell).toBeVisible();
  await expect.poll(() => heardIn(RING_MS)).toEqual(DESK_SOUNDS.newOrder);
  expect(await heardIn(RING_MS)).toEqual(DESK_SOUNDS.newOrder);
  expect(await heardIn(3 * RING_MS)).toHaveLength(3 * DESK_SOUNDS.newOrder.length);
  tell({ ...order, seq: 4, stage: 'MAKING', status: 2 });
  await expect
    .poll(async () => {
      await heardIn(RING_MS);
      return bell.elements();
    })
    .toEqual([]);
  expect(await heardIn(5 * RING_MS)).toEqual([]);
});

test('desk row 5: a cancel, a refund, an answer and a guest who waits each have a sound; what is cancelled stays until it is seen', async () => {
  const order = aDeskOrder(101);
  const offered = aDeskOrder(102, {
    change: { changeId: 'c1', answerBefore: plus(serverTime, 5 * MINUTE) },
  });
  const { app, heardIn, tell } = await openDesk([order, offered], merchantRoutes.merchantDesk.path);
  const heard = async (next: DeskOrder, sound: keyof typeof DESK_SOUNDS) => {
    tell(next);
    await expect.poll(() => heardIn(RING_MS)).toEqual(DESK_SOUNDS[sound]);
  };
  await expect.element(page.getByTestId('desk-MAKING')).toBeVisible();
  await heard({ ...order, seq: 4, rushCount: 1 }, 'rushed');
  await heard({ ...offered, seq: 4, change: null }, 'answered');
  const refund = { refundId: 'r1', requestedAt: serverTime, autoAt: plus(serverTime, DAY) };
  await heard({ ...offered, seq: 5, change: null, refund }, 'refundAsked');
  await heard({ ...order, seq: 5, stage: 'DONE', status: -1, acts: [] }, 'cancelled');
  const bar = page.getByTestId('desk-cancelled');
  await expect
    .element(bar)
    .toHaveTextContent(app.t('desk.cancelled.text', { count: 1, numbers: 'P101' }));
  await expectAccessible();
  // it sounds again, on every page, until it is seen
  app.go(merchantRoutes.merchantSettings.path);
  await expect.element(page.getByTestId('desk-cancelled-seen')).toBeVisible();
  await expect.poll(() => heardIn(2 * RING_MS)).toEqual(DESK_SOUNDS.cancelled);
  await userEvent.click(page.getByTestId('desk-cancelled-seen'));
  await expect.element(bar).not.toBeInTheDocument();
  expect(await heardIn(5 * RING_MS)).toEqual([]);
});

test('the badge of the installed app follows the orders that wait; at a locked till too, until the desk is left', async () => {
  const shown: number[] = [];
  vi.spyOn(navigator, 'setAppBadge').mockImplementation(async (count = 0) => {
    shown.push(count);
  });
  vi.spyOn(navigator, 'clearAppBadge').mockImplementation(async () => {
    shown.push(0);
  });
  const expectBadge = async (count: number): Promise<void> => {
    await expect.poll(() => shown.at(-1)).toBe(count);
  };
  const fresh = { stage: 'NEW', status: 1, acceptedAt: null } as const;
  const first = aDeskOrder(101, fresh);
  const { app, heardIn, tell } = await openDesk(
    [first, aDeskOrder(102)],
    merchantRoutes.merchantSettings.path,
  );
  const told = async (order: DeskOrder): Promise<void> => {
    tell(order);
    await heardIn(RING_MS);
  };
  await expectBadge(1);
  await told(aDeskOrder(103, fresh));
  await expectBadge(2);
  await told({ ...first, seq: 4, stage: 'MAKING', status: 2 });
  await expectBadge(1);

  lock('hand');
  await heardIn(RING_MS);
  await expectBadge(1);
  unlock();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expectBadge(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expectBadge(1);
  app.go(merchantRoutes.merchantStoreList.path);
  await expectBadge(0);
});

test('a browser without badges shows the orders all the same', async () => {
  for (const name of ['setAppBadge', 'clearAppBadge']) {
    Object.defineProperty(navigator, name, { value: undefined, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
  await openDesk(
    [aDeskOrder(101, { stage: 'NEW', status: 1 })],
    merchantRoutes.merchantSettings.path,
  );
  await expect.element(page.getByTestId('desk-bell')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^\(1\) /);
});

test('desk row 2: an accepted pre-order is told of once, in a sound of its own, when it is to be begun', async () => {
  const order = aDeskOrder(103, {
    stage: 'PRE',
    acceptedAt: plus(serverTime, -DAY),
    slotAt: plus(serverTime, DAY),
    releaseAt: plus(serverTime, DAY - HOUR),
  });
  const { heardIn, tell } = await openDesk([order], merchantRoutes.merchantSettings.path);
  expect(await heardIn(2 * RING_MS)).toEqual([]);
  tell({
    ...order,
    seq: 4,
    stage: 'MAKING',
    slotAt: plus(serverTime, HOUR),
    releaseAt: serverTime,
  });
  await expect.poll(() => heardIn(RING_MS)).toEqual(DESK_SOUNDS.begin);
  expect(await heardIn(5 * RING_MS)).toEqual([]);
});
