import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { DAY } from '#shared/kernel/time.ts';
import { cents } from '#shared/kernel/money.ts';
import { TAKEOUT_EXAMPLES } from '#server/demo/takeout/index.ts';
import { newPiece } from '#server/modules/offers/claim.ts';
import { addMemberOffer } from '#server/modules/offers/member-repo.ts';
import type { OfferTerms } from '#server/modules/offers/terms.ts';
import { instant } from '#shared/kernel/time.ts';
import { addTestMarket, TEST_MARKET } from '#tests/support/market-store.ts';
import { paidBasket } from '#tests/support/market-orders.ts';
import type { TestClient } from '#tests/support/server-client.ts';
import { DATABASES, RACE_DATABASES } from './databases.ts';
import { basket, buy } from './market-suite.ts';
import { memberOf, onEach, reasonOf, type Suite } from './suite.ts';
import { dish } from './takeout-suite.ts';

const storeId = asId<never>(TEST_MARKET.id);
const say = (text: string) => ({ zh: text, en: text });
let phone = 66_892_000;
let serial = 0;

type Given = Partial<Pick<OfferTerms, 'limitAmount' | 'productIds' | 'storeIds' | 'storeScope'>>;

/** Gives a new member a mall coupon of so much. */
const give = async (
  { server }: Suite,
  client: TestClient,
  amount: number,
  more: Given = {},
): Promise<string> => {
  const { userId } = await client.api.memberInfo({});
  const id = `mall-${(serial += 1)}-${String(phone)}`;
  const now = Date.now();
  const terms: OfferTerms = {
    kind: 'mallCoupon',
    name: say('Mall coupon'),
    rules: say(''),
    activityId: 'test',
    sourceType: null,
    storeScope: 1,
    storeIds: [],
    storeName: null,
    businessTypes: '3',
    productIds: [],
    article: { productId: 'gift', merchantProductId: 'gift', image: '' },
    linkUrl: null,
    amount: cents(amount),
    rate: null,
    maxAmount: null,
    limitAmount: cents(0),
    validity: { kind: 'fixed', startAt: instant(now - DAY), endAt: instant(now + DAY) },
    isPriceBreak: false,
    paymentChannels: [],
    minVersion: null,
    ...more,
  };
  const piece = newPiece({ userId, id, offerId: `test-${id}`, nth: 1, terms }, instant(now));
  await addMemberOffer(server.deps.db.query, piece);
  return id;
};

onEach(DATABASES, 'mall coupons (spec 002 §3, decision P15)', (suite) => {
  const newcomer = (): Promise<TestClient> => memberOf(suite.server, String((phone += 1)));
  const ofMine = async ({ api }: TestClient) =>
    (await api.marketMallCoupons({ storeId })).result.map(
      ({ mallCouponUserId, status }) => [mallCouponUserId, status] as const,
    );
  const goods = (client: TestClient, mallCouponUserIds: string[], more = {}) =>
    client.api.marketCheckProduct(
      basket({ productList: [dish('soap', 2)], mallCouponUserIds, ...more }),
    );
  beforeAll(() => addTestMarket(suite.server.deps.db.query));

  describe('the list', () => {
    it('has those that count in this supermarket, as articles of a cart', async () => {
      const member = await newcomer();
      const all = await give(suite, member, 500);
      const some = await give(suite, member, 300, { productIds: ['soap'] });
      await give(suite, member, 900, { storeScope: 3, storeIds: ['m-elsewhere'] });
      const { result } = await member.api.marketMallCoupons({ storeId });
      expect(
        result.map(({ mallCouponUserId, faceValue, availableType, defaultSku }) => [
          mallCouponUserId,
          faceValue,
          availableType,
          defaultSku.skuId,
        ]),
      ).toEqual([
        [all, 500, 1, 'gift'],
        [some, 300, 3, 'gift'],
      ]);
      expect((await member.api.redpackList({})).result).toEqual([]);
    });

    it('is a member’s own, and a takeout store has none', async () => {
      await expect(suite.server.client().api.marketMallCoupons({ storeId })).rejects.toThrow(
        contract.marketMallCoupons.path,
      );
      const { api } = await newcomer();
      expect(await reasonOf(api.marketMallCoupons({ storeId: asId(TAKEOUT_EXAMPLES.open) }))).toBe(
        'STORE_NOT_FOUND',
      );
    });

    it('the town’s consumer has one for all goods and one for a class', async () => {
      const { api } = await memberOf(suite.server, '66880001');
      const { result } = await api.marketMallCoupons({ storeId });
      expect(result.map(({ availableType }) => availableType).toSorted((a, b) => a - b)).toEqual([
        1, 2,
      ]);
    });
  });

  describe('the price', () => {
    it('is lower by all that are sent, each on what the one before left', async () => {
      const member = await newcomer();
      const five = await give(suite, member, 500);
      const eight = await give(suite, member, 800);
      const { quote } = await goods(member, [five, eight]);
      expect(quote).toMatchObject({ goodsAmtn: 5000, voucherAmtn: 1300 });
      expect(quote!.usedOffers.toSorted()).toEqual([five, eight].toSorted());
      expect(quote!.trace.filter(({ step }) => step === 'mallCoupon')).toHaveLength(2);
    });

    it('leaves out one whose minimum is not reached, and refuses the order with it', async () => {
      const member = await newcomer();
      const big = await give(suite, member, 500, { limitAmount: cents(9000) });
      const { quote, refusals } = await goods(member, [big]);
      expect(quote!.refusedOffers).toEqual([{ offerId: big, reason: 'BELOW_MIN' }]);
      expect(refusals.map(({ reason }) => reason)).toContain('OFFER_UNAVAILABLE');
    });

    it('takes none of another member, none under the name of another kind, and no voucher beside it', async () => {
      const member = await newcomer();
      const own = await give(suite, member, 500);
      const other = await give(suite, await newcomer(), 500);
      expect(await reasonOf(goods(member, [other]))).toBe('OFFER_UNAVAILABLE');
      expect(await reasonOf(goods(member, [], { offerIds: [own] }))).toBe('OFFER_UNAVAILABLE');
      const { result } = await member.api.marketCouponReceive({ couponId: 'platform.market' });
      const packet = result[0]!.id;
      expect(await reasonOf(goods(member, [packet]))).toBe('OFFER_UNAVAILABLE');
      const { quote } = await member.api.marketCheckProduct(
        basket({
          productList: [dish('soap', 5)],
          offerIds: [packet],
          mallCouponUserIds: [own],
        }),
      );
      expect(quote!.usedOffers).toEqual([packet]);
      expect(quote!.refusedOffers).toEqual([{ offerId: own, reason: 'EXCLUSIVE' }]);
    });

    it('a choice of vouchers never counts them', async () => {
      const member = await newcomer();
      await give(suite, member, 500);
      const order = basket({ productList: [dish('soap', 2)] }) as never;
      const { result, bestIds } = await member.api.marketCouponsByOrder({ storeId, order });
      expect([result, bestIds]).toEqual([[], []]);
    });
  });

  describe('with the order', () => {
    it('are held, freed by a cancel, and used up by the payment', async () => {
      const member = await newcomer();
      const id = await give(suite, member, 500);
      const body = basket({ productList: [dish('soap', 2)], mallCouponUserIds: [id] });
      const { tradeId } = await buy(member, body);
      expect(await ofMine(member)).toEqual([[id, 2]]);
      expect(await reasonOf(buy(member, body))).toBe('OFFER_UNAVAILABLE');
      await member.api.marketOrderCancel({ tradeId });
      expect(await ofMine(member)).toEqual([[id, 1]]);
      await paidBasket(suite.server.url, member, body);
      expect(await ofMine(member)).toEqual([]);
    });
  });
});

onEach(RACE_DATABASES, 'races for a mall coupon', (suite) => {
  it('spent in 16 orders at once: one order has it', async () => {
    await addTestMarket(suite.server.deps.db.query);
    const member = await memberOf(suite.server, String((phone += 1)));
    const id = await give(suite, member, 500);
    const body = basket({ productList: [dish('soap', 1)], mallCouponUserIds: [id] });
    const { quote } = await member.api.marketCheckProduct(body);
    const orders = await Promise.allSettled(
      Array.from({ length: 16 }, () =>
        member.api.marketOrderCreate({ ...body, totalPrice: quote!.totalPrice }),
      ),
    );
    expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await suite.server.deps.db.query<{ state: string }>(
      'SELECT state FROM member_offer WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ state: 'reserved' }]);
  });
});
