import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { instant } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { openConsole } from '../support/console-app.tsx';
import { aBoard, aDeskOrder, aloneTill, DESK_STORE } from '../support/desk.ts';
import { aSignIn, SENADO } from '../support/staff.ts';

const OPEN = 40;

test('a long column begins with the cards that are in sight, and shows the others as one goes down', async () => {
  await openConsole({
    as: aSignIn({ role: 'auditor', stores: [{ ...SENADO, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    answers: {
      merchantDeskBoard: () =>
        aBoard(Array.from({ length: OPEN }, (_, at) => aDeskOrder(100 + at))),
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

test('an order that nobody took at the door says since when it is back at the store', async () => {
  const back = aDeskOrder(7, {
    stage: 'READY',
    way: 'STORE',
    acts: ['SEND_OUT'],
    broughtBackAt: instant(Date.parse('2026-11-28T12:05:00+08:00')),
  });
  const screen = await openConsole({
    as: aSignIn({ role: 'auditor', stores: [{ ...SENADO, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    answers: { merchantDeskBoard: () => aBoard([back, aDeskOrder(8)]) },
  });
  const notes = page.getByTestId('desk-brought-back');
  await expect.element(notes).toHaveTextContent(screen.t('desk.broughtBack', { time: '12:05' }));
  expect(notes.elements()).toHaveLength(1);
});

test("desk row 21: quick remarks stand on the card and on the kitchen's ticket", async () => {
  const screen = await openConsole({
    as: aSignIn({ role: 'cashier', stores: [{ ...SENADO, id: DESK_STORE, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    answers: {
      merchantDeskBoard: () =>
        aBoard([aDeskOrder(7, { remark: 'Ring twice', remarkTags: ['noCoriander'] })]),
      ...aloneTill,
      merchantStationList: () => ({ stations: [], menu: [] }),
    },
  });
  const words = `${screen.t('checkout.remark.noCoriander')} · Ring twice`;
  await expect.element(page.getByTestId('desk-card')).toHaveTextContent(words);
  screen.go(merchantRoutes.merchantKitchen.path);
  await expect.element(page.getByTestId('kitchen-ticket')).toHaveTextContent(words);
});

test('the key accepts with the minutes that the card shows', async () => {
  const order = aDeskOrder(7, {
    stage: 'NEW',
    status: 1,
    acceptedAt: null,
    acts: ['ACCEPT', 'REFUSE'],
    suggestedMinutes: 15,
  });
  const screen = await openConsole({
    as: aSignIn({ role: 'cashier', stores: [{ ...SENADO, id: DESK_STORE, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    answers: {
      merchantDeskBoard: () => aBoard([order]),
      ...aloneTill,
      merchantDeskAccept: () => ({ order: { ...order, stage: 'MAKING', acts: [] }, replay: false }),
    },
  });
  await page.getByLabelText(screen.t('desk.more', { number: order.number })).click();
  (page.getByTestId('desk-card').element() as HTMLElement).focus();
  await userEvent.keyboard('a');
  await expect
    .poll(() => screen.backend.bodiesOf('merchantDeskAccept'))
    .toMatchObject([{ orderId: order.orderId, readyInMinutes: 20 }]);
});

test('a search shows what is meant wherever it stands, and says that the rest is hidden until all is shown again', async () => {
  const screen = await openConsole({
    as: aSignIn({ role: 'auditor', stores: [{ ...SENADO, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    answers: {
      merchantDeskBoard: () =>
        aBoard([aDeskOrder(107), aDeskOrder(108), aDeskOrder(207, { stage: 'DONE', acts: [] })]),
    },
  });
  const cards = page.getByTestId('desk-card');
  const numbers = () => cards.elements().map((card) => (card as HTMLElement).dataset['number']);
  await expect.poll(numbers).toEqual(['P107', 'P108']);
  const search = page.getByRole('searchbox', { name: screen.t('desk.search') });
  await search.fill('p107');
  await expect.poll(numbers).toEqual(['P107']);
  await search.fill('07');
  await expect.poll(numbers).toEqual(['P107', 'P207']);
  await expect
    .element(page.getByTestId('desk-found'))
    .toHaveTextContent(screen.t('desk.found', { count: 2 }));
  await search.fill('nobody');
  await expect
    .element(page.getByTestId('desk-found'))
    .toHaveTextContent(screen.t('desk.foundNone'));
  await page.getByRole('button', { name: screen.t('desk.searchEnd') }).click();
  await expect.poll(numbers).toEqual(['P107', 'P108']);
});

test('desk row 33: a refund of an order that is over is named on the board until it is answered', async () => {
  const refund = { requestedAt: instant(Date.now()), autoAt: instant(Date.now()) };
  const screen = await openConsole({
    as: aSignIn({ role: 'manager', stores: [{ ...SENADO, id: DESK_STORE, kind: 'takeout' }] }),
    address: merchantRoutes.merchantDesk.path,
    answers: {
      merchantDeskBoard: () =>
        aBoard([
          aDeskOrder(7, { refund }),
          aDeskOrder(8, { stage: 'DONE', status: 4, acts: [], refund }),
          aDeskOrder(9, { stage: 'DONE', status: 4, acts: [] }),
        ]),
      ...aloneTill,
    },
  });
  const bar = page.getByTestId('desk-requests');
  await expect
    .element(bar)
    .toHaveTextContent(screen.t('desk.refund.waiting', { count: 1, numbers: 'P8' }));
  await bar.getByRole('button').click();
  await expect.element(page.getByTestId('desk-DONE').getByTestId('desk-refund')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});
