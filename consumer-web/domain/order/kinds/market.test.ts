// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { flatOrder, marketOrders } from './market.ts';

type MarketOrder = Parameters<typeof flatOrder>[0];
const order = {
  tradeId: 't1',
  actions: ['REFUND'],
  refundActions: ['REFUND_ALL'],
  orderInfo: { orderNo: '123456789012', orderStatus: 2, tablewareQty: null, isOnceSend: true },
  buyerInfo: { selectedAddress: null, buyerPhone: '66880001' },
  payInfo: {
    thirdPartyAmtn: cents(4200),
    totalAmtn: cents(5200),
    deliveryFee: cents(500),
    refundAmtn: cents(0),
    quote: { boxPrice: cents(0), goldAmtn: cents(1000) },
  },
  productList: [{ uuid: 'l1' }],
  riderInfo: null,
  storeInfo: { storeId: 's1', storeName: 'Lighthouse' },
} as unknown as MarketOrder;

it('an order of a supermarket reads as any order: what the channel takes is its total', () => {
  expect(flatOrder(order)).toMatchObject({
    tradeId: 't1',
    storeId: 's1',
    orderNo: '123456789012',
    orderStatus: 2,
    tablewareQty: null,
    buyerPhone: '66880001',
    totalPrice: 4200,
    deliveryFee: 500,
    boxPrice: 0,
    quote: { goldAmtn: 1000 },
    payInfo: { refundAmtn: 0 },
    productList: [{ uuid: 'l1' }],
    actions: ['REFUND'],
  });
});

it('its pages are the supermarket’s, and the cashier is told what is paid', () => {
  const { links } = marketOrders;
  const id = asId<OrderId>('t1');
  expect(links.pay(id)).toBe('/paymentPage?orderId=t1&orderType=MARKET_ORDER');
  expect(marketOrders.backFromBank(id)).toBe(
    '/paymentPage/verify?orderId=t1&orderType=MARKET_ORDER&tradeNo=last',
  );
  expect(links.paid(id, 'n1')).toBe('/market/payResult?tradeId=t1&tradeNo=n1');
  expect(links.refund('a/b')).toBe('/market/afterSale/a%2Fb');
  expect(links.editTime?.(id)).toBe('/market/orderActions?tradeId=t1&action=EDIT_TIME');
});
