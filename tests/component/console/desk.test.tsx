import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { HOUR, instant, plus } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { openConsole } from '../support/console-app.tsx';
import { aSignIn, SENADO } from '../support/staff.ts';

const NOW = instant(Date.now());
const STORE = asId<StoreId>('noodles');
const OPEN = 40;

/** An order that is being made. */
const anOrder = (number: number): DeskOrder => ({
  orderId: asId(`order-${number}`),
  kind: 'takeout',
  storeId: STORE,
  seq: 3,
  number: `P${number}`,
  orderNo: `90000000${number}`,
  stage: 'MAKING',
  status: 2,
  way: 'PICKUP',
  createTime: NOW,
  payTime: NOW,
  answerBefore: null,
  releaseAt: null,
  acceptedAt: NOW,
  readyAt: plus(NOW, HOUR),
  promisedAt: plus(NOW, HOUR),
  slotAt: null,
  cookedAt: null,
  handedAt: null,
  completedAt: null,
  suggestedMinutes: 15,
  buyer: { mask: '6688****', isFirst: false, ordersHere: 1 },
  lines: [],
  gifts: [],
  remark: '',
  remarkTags: [],
  tableware: 0,
  bags: 1,
  paidAmtn: cents(4200),
  rider: null,
  driver: null,
  pickupOffer: null,
  refund: null,
  outOfStock: 'ASK',
  change: null,
  rushCount: 0,
  flags: [],
  acts: ['READY'],
  moneyActs: [],
  turnsAt: null,
});

test('a long column begins with the cards that are in sight, and shows the others as one goes down', async () => {
  await openConsole({
    as: aSignIn({ role: 'auditor', stores: [{ ...SENADO, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    answers: {
      merchantDeskBoard: () => ({
        orders: Array.from({ length: OPEN }, (_, at) => anOrder(100 + at)),
        isCut: false,
        stores: [
          {
            storeId: STORE,
            kind: 'takeout',
            name: '麵家',
            door: 'OPEN',
            runBy: 'STAFF',
            openCount: OPEN,
            ways: ['PICKUP'],
            busy: null,
            pause: null,
            opensNext: null,
            isHeard: true,
            autoAccept: { ways: [], mostAmtn: cents(50_000), mostOpen: 12 },
          },
        ],
        cursor: '',
        serverTime: NOW,
      }),
    },
  });
  const column = page.getByTestId('desk-MAKING');
  const cards = column.getByTestId('desk-card');
  await expect.element(column.getByRole('heading', { level: 2 })).toHaveTextContent(String(OPEN));
  expect(cards.elements().length).toBeLessThan(OPEN);
  const numbers = () => cards.elements().map((card) => (card as HTMLElement).dataset['number']);
  expect(numbers().slice(0, 2)).toEqual(['P100', 'P101']);
  await expect
    .poll(() => {
      cards.elements().at(-1)?.scrollIntoView();
      return numbers().length;
    })
    .toBe(OPEN);
  expect(numbers().at(-1)).toBe(`P${100 + OPEN - 1}`);
});
