import type { ReactNode } from 'react';
import { orderDeliveryType } from '#shared/codes/delivery-type.ts';
import { maskPhone } from '#shared/format/mask-phone.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { REMARK_TAGS } from '#shared/codes/remark-tag.ts';
import { TABLEWARE_MORE } from '#shared/order/checkout/tableware.ts';
import type { T } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import { useShopT } from '../../shop-words.ts';
import type { Order } from '../model.ts';
import type { StoreOrderKind } from '../store-orders.ts';
import { whenText } from '../time-words.ts';

type Props = { kind: Pick<StoreOrderKind, 'words'>; order: Order };
type Row = readonly [string, ReactNode];

const timeWords = (time: Order['cookTime'], now: Instant, t: T): string =>
  time === null || time.isNow ? t('orders.soon') : whenText(time.at, now, t);

const tablewareWords = (count: number, t: T): string =>
  count <= 0
    ? t('orders.noTableware')
    : count >= TABLEWARE_MORE
      ? t('orders.manySets')
      : t('orders.sets', { count });

const whereRows = (
  { selectedAddress: to, storeInfo, buyerPhone, deliveryType, cookTime, askForTime }: Order,
  now: Instant,
  t: T,
): Row[] => {
  if (orderDeliveryType.nameOf(deliveryType) === 'pickup' || to === null)
    return [
      [t('orders.storeAddress'), storeInfo.address],
      [t('orders.time'), timeWords(askForTime, now, t)],
      [t('orders.phone'), maskPhone(buyerPhone)],
    ];
  const name =
    to.title === undefined
      ? to.contactName
      : t('orders.person', { name: to.contactName, title: t(`addressTitle.${to.title}`) });
  return [
    [t('orders.address'), `${to.mapAddress} ${to.detail}`],
    [t('orders.receiver'), `${name} ${maskPhone(to.phone)}`],
    [t('orders.time'), timeWords(cookTime, now, t)],
  ];
};

/** Where it goes, when, and what was asked for with it. */
export const OrderDelivery = ({ kind, order }: Props) => {
  const t = useShopT(kind);
  const now = useNow(60_000);
  const isPickup = orderDeliveryType.nameOf(order.deliveryType) === 'pickup';
  const remark = [
    ...REMARK_TAGS.filter((tag) => order.remarkTags.includes(tag)).map((tag) =>
      t(`checkout.remark.${tag}`),
    ),
    order.remarks,
  ]
    .filter((text) => text !== '')
    .join(' · ');
  const rows: Row[] = [
    ...whereRows(order, now, t),
    [t('orders.remark'), remark === '' ? t('orders.none') : remark],
    ...(order.tablewareQty === null
      ? []
      : [[t('orders.tableware'), tablewareWords(order.tablewareQty, t)] as const]),
    [
      t('orders.bags'),
      order.isPlasticBag && order.pocketNum > 0
        ? t('orders.bagCount', { count: order.pocketNum })
        : t('orders.noBag'),
    ],
  ];
  return (
    <Card title={t(isPickup ? 'orders.pickup' : 'orders.delivery')}>
      <div className="num">
        <Facts rows={rows} />
      </div>
    </Card>
  );
};
