import { describe, expect, it } from 'vitest';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { asId, type OrderId, type ProductId } from '#shared/kernel/ids.ts';
import { HOUR, MINUTE, plus } from '#shared/kernel/time.ts';
import { DATABASES } from './databases.ts';
import { atStore, boardSuite, body, clock, NOON, SHELF, STORE } from './desk-board-suite.ts';
import { aDishEdit } from './menu-suite.ts';
import { memberOf, onEach, tillOf } from './suite.ts';
import { dish } from './takeout-suite.ts';
import { closeAccount } from './walk-account-closing.ts';
import { changePhone } from './walk-profile.ts';

const RICE = asId<ProductId>('rice');

onEach(
  DATABASES,
  'what is beside the orders of a board that is asked for again (ADR 0063)',
  (suite) => {
    const { tills, guest, board, after, orderAfter, ordered, accepted } = boardSuite(
      suite,
      66_751_000,
    );

    describe('shows at once', () => {
      it('what the clock alone changes: late, begun, no way back', async () => {
        const soon = await accepted(await ordered());
        const at = plus(NOON, 3 * HOUR);
        const later = await accepted(await ordered({ askForTime: { isNow: false, at } }));
        const { promisedAt, ...now } = await orderAfter(soon, () => undefined);
        expect(now.flags).not.toContain('LATE');
        expect((await orderAfter(soon, () => clock.set(promisedAt))).flags).not.toContain('LATE');
        const late = await orderAfter(soon, () => clock.set(plus(promisedAt, 1)));
        expect(late.flags).toContain('LATE');
        const { releaseAt, stage } = await orderAfter(later, () => undefined);
        expect(stage).toBe('PRE');
        const begun = await orderAfter(later, () => clock.set(releaseAt!));
        expect(begun).toMatchObject({ stage: 'MAKING' });
        await tills.clerk.api.merchantDeskReady(body(soon));
        expect((await orderAfter(soon, () => undefined)).acts).toContain('UNREADY');
        const stays = await orderAfter(soon, () => clock.set(plus(clock.now(), 10 * MINUTE)));
        expect(stays.acts).not.toContain('UNREADY');
        // a clock that was put back shows what was so then
        const before = await orderAfter(soon, () => clock.set(plus(clock.now(), -MINUTE)));
        expect(before.acts).toContain('UNREADY');
      });

      it('another business day', async () => {
        clock.set(plus(NOON, 16 * HOUR + 50 * MINUTE));
        const [early, eater] = [
          await tillOf(suite.server, { account: 'K-owner' }, 'en-US'),
          await memberOf(suite.server, '66759000'),
        ];
        const id = await ordered({}, eater);
        await early.api.merchantDeskRefuse({ ...body(id), reason: 2 });
        const ids = async () => (await board(early)).orders.map(({ orderId }) => orderId);
        expect(await ids()).toContain(id);
        clock.set(plus(clock.now(), 10 * MINUTE - 1));
        expect(await ids()).toContain(id);
        clock.set(plus(clock.now(), 1));
        expect(await ids()).not.toContain(id);
      });

      it('what ended on this business day, whenever it was paid', async () => {
        const at = (minutes: number) => plus(NOON, 12 * HOUR + minutes * MINUTE);
        const five = 5 * 60;
        clock.set(at(-10));
        const night = await tillOf(suite.server, { account: 'K-owner' }, 'en-US');
        const eater = await memberOf(suite.server, '66759001');
        const made = async (minutes: number): Promise<OrderId> => {
          clock.set(at(minutes));
          const id = await ordered({}, eater);
          await night.api.merchantDeskAccept({ ...body(id), readyInMinutes: 15 });
          return id;
        };
        const handed = async (id: OrderId, minutes: number): Promise<void> => {
          clock.set(at(minutes));
          await night.api.merchantDeskReady(body(id));
          const { pickupCode } = await eater.api.takeoutOrderGet({ tradeId: id });
          await night.api.merchantDeskHandOver({ ...body(id), input: pickupCode! });
        };
        const done = async () =>
          (await board(night)).orders.flatMap(({ orderId, stage, endedAt }) =>
            stage === 'DONE' ? [[orderId, endedAt] as const] : [],
          );
        const late = await made(-10);
        await handed(late, 10);
        expect(await done()).toContainEqual([late, at(10)]);
        const early = await made(five - 10);
        const refused = await ordered({}, eater);
        clock.set(at(five - 1));
        expect(await done()).toContainEqual([late, at(10)]);
        await handed(early, five + 10);
        clock.set(at(five + 11));
        await night.api.merchantDeskRefuse({ ...body(refused), reason: 2 });
        expect(await done()).toEqual([
          [refused, at(five + 11)],
          [early, at(five + 10)],
        ]);
      });

      it('what the menu says of its dishes, and where they are made', async () => {
        const edit = aDishEdit();
        const { dish: made } = await tills.owner.api.merchantMenuSave({ ...atStore(), dish: edit });
        const { productId } = made;
        const { classifies } = await guest().api.takeoutMenu({ storeId: STORE });
        const { skus } = classifies
          .flatMap(({ products }) => products)
          .find((one) => one.productId === productId)!;
        const id = await ordered({
          productList: [dish(productId, 1, { skuId: skus[0]!.skuId }), dish('rice')],
        });
        const lineOf = ({ lines }: DeskOrder) =>
          lines.find((line) => line.productId === productId)!;
        let seq = made.seq;
        const changed = await orderAfter(id, async () => {
          const { dish: saved } = await tills.owner.api.merchantMenuSave({
            ...atStore(),
            productId,
            seq,
            dish: { ...edit, allergens: ['peanut'], prepMinutes: 55 },
          });
          ({ seq } = saved);
        });
        expect(lineOf(changed).allergens).toHaveLength(1);
        expect(changed.suggestedMinutes).toBeGreaterThanOrEqual(55);
        const { stations } = await tills.owner.api.merchantStationSave({
          ...atStore(),
          name: 'Wok',
        });
        const { stationId } = stations[0]!;
        const assign = (productIds: ProductId[]) => () =>
          tills.owner.api.merchantStationAssign({
            ...atStore(),
            stationId,
            classIds: [],
            productIds,
          });
        const atWok = await orderAfter(id, assign([productId]));
        expect(lineOf(atWok).stations).toEqual([{ stationId, isDone: false }]);
        const elsewhere = await orderAfter(id, assign([RICE]));
        expect(lineOf(elsewhere).stations).toEqual([]);
        await assign([productId])();
        const closed = await orderAfter(id, () =>
          tills.owner.api.merchantStationDelete({ ...atStore(), stationId }),
        );
        expect(lineOf(closed).stations).toEqual([]);
        const gone = await orderAfter(id, () =>
          tills.owner.api.merchantMenuDelete({ ...atStore(), productId, seq }),
        );
        expect(lineOf(gone).allergens).toEqual([]);
      });

      it('a guest’s new phone, and nothing of one who has closed their account', async () => {
        const id = await ordered({ remarks: 'ring twice' });
        const moved = await orderAfter(id, () =>
          changePhone(guest(), { region: '853', phone: '66759876' }),
        );
        expect(moved.buyer.mask).toMatch(/9876$/);
        await tills.clerk.api.merchantDeskRefuse({ ...body(id), reason: 2 });
        expect(await orderAfter(id, () => undefined)).toMatchObject({ remark: 'ring twice' });
        const closed = await orderAfter(id, () => closeAccount(guest()));
        expect(closed.remark).toBe('');
      });

      it('another role of who asks, and another store of theirs', async () => {
        const id = await ordered();
        const person = {
          operatorId: asId<never>('staff-K-manager'),
          account: 'K-manager',
          name: { zh: 'K', en: 'K' },
        };
        const seen = async () =>
          (await board(tills.manager)).orders.find(({ orderId }) => orderId === id)?.acts;
        expect(await seen()).toEqual(['ACCEPT', 'REFUSE']);
        await tills.owner.api.staffEdit({ ...person, role: 'auditor', storeIds: [STORE] });
        expect(await seen()).toEqual([]);
        await tills.owner.api.staffEdit({ ...person, role: 'manager', storeIds: [SHELF] });
        expect(await seen()).toBeUndefined();
        await tills.owner.api.staffEdit({ ...person, role: 'manager', storeIds: [STORE] });
        expect(await seen()).toEqual(['ACCEPT', 'REFUSE']);
      });

      it('how the store stands: busy, paused, heard, accepting by itself, in whose hands', async () => {
        const until = plus(NOON, 30 * MINUTE);
        const { api } = tills.owner;
        const busy = () => api.merchantDeskSetBusy({ ...atStore(), extraMinutes: 10, until });
        expect((await after(busy)).store.busy).toEqual({ extraMinutes: 10, until });
        const pause = () =>
          api.merchantDeskPause({
            ...atStore(),
            ways: ['DELIVERY', 'PICKUP'],
            until,
            reason: 'OTHER',
          });
        expect((await after(pause)).store).toMatchObject({ door: 'RESTING', pause: { until } });
        const ended = await after(() => clock.set(until));
        expect(ended.store).toMatchObject({ door: 'OPEN', pause: null, busy: null });
        const ring = () =>
          tills.clerk.api.merchantDeskHeard({ storeIds: [STORE], canRing: true, isVisible: true });
        expect((await after(ring)).store.isHeard).toBe(true);
        expect((await after(() => clock.set(plus(clock.now(), MINUTE)))).store.isHeard).toBe(false);
        const autoAccept = { ways: ['PICKUP' as const], mostAmtn: 10_000 as never, mostOpen: 3 };
        const auto = await after(() => api.merchantDeskSet({ ...atStore(), autoAccept }));
        expect(auto.store.autoAccept).toMatchObject({ ways: ['PICKUP'], mostOpen: 3 });
        await api.merchantDeskSet({ ...atStore(), autoAccept: { ...autoAccept, ways: [] } });
        await api.merchantDeskRun({ ...atStore(), runBy: 'TOWN' });
        const id = await ordered();
        const waits = await orderAfter(id, () =>
          api.merchantDeskRun({ ...atStore(), runBy: 'STAFF' }),
        );
        expect(waits.answerBefore).toBe(plus(clock.now(), 5 * MINUTE));
      });
    });
  },
  { clock },
);
