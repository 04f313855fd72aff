import { useQuery } from '@tanstack/react-query';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Price, WasPrice } from '../../../ui/price.tsx';
import { GiftLine } from '../../cart/gift-line.tsx';
import { paidInAll } from '../paid-in-all.ts';
import { billOf } from './bill.ts';
import type { Order } from '../model.ts';
import { pointsQuery } from './queries.ts';
import { DishRow } from '../dish-row.tsx';
import { useShopT } from '../../shop-words.ts';
import type { StoreOrderKind } from '../store-orders.ts';
import { Link } from '../../../ui/link.tsx';

type Props = { kind: StoreOrderKind; order: Order };

/** Pieces of a line that were cheaper than the others, and those that were given back. */
const Notes = ({ line }: { line: Order['productList'][number] }) => {
  const t = useT();
  const { quantity, refundedQuantity, enjoyDiscountQuantity: cheaper = 0 } = line;
  return (
    <>
      {cheaper > 0 && cheaper < quantity && (
        <p className="ord-dish__more num">{t('marketOrder.cheaper', { count: cheaper })}</p>
      )}
      {line.isSubstitute && <span className="tag tag--neutral">{t('orders.change.tag')}</span>}
      {refundedQuantity > 0 && (
        <span className="tag tag--neutral">
          {t('orders.refundedPieces', { count: refundedQuantity })}
        </span>
      )}
    </>
  );
};

const Dishes = ({ order: { productList, gifts } }: { order: Order }) => {
  const t = useT();
  return (
    <ul className="ord-dish-list">
      {productList.map((dish) => (
        <li key={dish.uuid}>
          <DishRow
            dish={dish}
            note={<Notes line={dish} />}
            end={
              <>
                <span className="num">{price(dish.amtn)}</span>
                {dish.amtn < dish.originalAmtn && (
                  <WasPrice value={dish.originalAmtn} label={t('orders.original', { price: '' })} />
                )}
              </>
            }
          />
        </li>
      ))}
      {gifts.map((gift, place) => (
        <GiftLine key={`${place} ${gift.name}`} gift={gift} />
      ))}
    </ul>
  );
};

/** How the sum was computed, step by step, as the price engine traced it. */
const Trace = ({
  order: {
    quote: { trace },
  },
}: {
  order: Order;
}) => {
  const t = useT();
  const shown = trace.filter(({ delta }) => delta !== 0);
  return (
    <details className="ord-trace">
      <summary>{t('orders.trace')}</summary>
      <dl className="ord-bill">
        {shown.map(({ step, delta, after }, index) => (
          <div key={index}>
            <dt>{t(`pricing.step.${step}`)}</dt>
            <dd className="num">
              {`${delta > 0 && index > 0 ? '+' : ''}${price(delta)}`}
              <span className="ord-trace__after">{`= ${price(after)}`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

const Points = ({ kind, order: { tradeId } }: Props) => {
  const t = useT();
  const { data } = useQuery(pointsQuery(kind, tradeId));
  if (!data || data.state === 'never' || data.sum === 0) return null;
  return (
    <p className="ord-points num">
      {t(data.state === 'granted' ? 'orders.pointsGranted' : 'orders.points', { count: data.sum })}
    </p>
  );
};

/** What was ordered and what it costs, line by line. */
export const OrderPrice = ({ kind, order }: Props) => {
  const t = useShopT(kind);
  const { goods, lines } = billOf(order);
  const { combo } = order;
  const isPaid = order.payInfo.payTime !== null;
  return (
    <section className="card" aria-label={t('orders.dishes')} data-testid="order-price">
      <Link className="ord-store" to={kind.links.store(order.storeId)}>
        <h2 className="card__title">{order.storeInfo.storeName}</h2>
        <Icon name="next" size={18} />
      </Link>
      <Dishes order={order} />
      <dl className="ord-bill">
        <div>
          <dt>{t('orders.goods')}</dt>
          <dd className="num">{price(goods)}</dd>
        </div>
        {lines.map(({ kind, labelKey, cents }) => (
          <div key={kind} data-kind={kind}>
            <dt>{t(labelKey)}</dt>
            <dd className="num">{price(cents)}</dd>
          </div>
        ))}
        {combo !== null && (
          <div data-kind="combo">
            <dt>{t(combo.isBack ? 'orders.comboBack' : 'orders.combo', { name: combo.name })}</dt>
            <dd className="num">{price(combo.payAmount)}</dd>
          </div>
        )}
        <div className="ord-bill__total">
          <dt>{t(isPaid ? 'orders.total' : 'orders.toPay')}</dt>
          <dd>
            <Price value={paidInAll(order)} />
          </dd>
        </div>
      </dl>
      {isPaid && <Points kind={kind} order={order} />}
      <Trace order={order} />
    </section>
  );
};
