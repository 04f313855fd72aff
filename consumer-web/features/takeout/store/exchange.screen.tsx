import './shop.css';
import './menu.css';
import '../../../domain/cart/cart.css';
import '../../../domain/cart/step.css';
import './exchange.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { newestLine } from '#shared/cart/stepper.ts';
import { cartChoice, defaultSelection } from '#shared/cart/sku-choice.ts';
import { cents } from '#shared/kernel/money.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { menuOf, withOptions } from '../../../domain/cart/cart-menu.ts';
import { menuQuery, storeQuery } from '../../../domain/cart/cart-queries.ts';
import { useT } from '../../../lib/i18n.ts';
import { usePlace } from '../../../domain/place/place.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price, WasPrice } from '../../../ui/price.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { exchangeLimits } from '../../../domain/store-page/offers/exchange-limits.ts';
import type { Dish, Exchange, Menu, StorePage } from './model.ts';
import { exchangeDishesQuery, exchangeQuery } from './queries.ts';
import { takeoutCartShop } from '../../../domain/shops/takeout-cart.ts';
import { useStoreCart, type StoreCart } from '../../../domain/cart/use-store-cart.ts';
import { money } from '../../../domain/cart/cart-words.ts';
import { LaterTag } from '../../../domain/store-page/choice/later-tag.tsx';

/** A dish of the offer: into the cart as an add-on, at the offer's price once its amount is reached. */
const ExchangeRow = ({
  dish,
  exchange,
  menu,
  cart,
}: {
  dish: Dish;
  exchange: Exchange;
  menu: Menu;
  cart: StoreCart;
}) => {
  const t = useT();
  const addOns = cart.lines.filter(({ selectedPurchase }) => selectedPurchase);
  const pieces = addOns.reduce(
    (sum, { productId, quantity }) => (productId === dish.productId ? sum + quantity : sum),
    0,
  );
  const handleAdd = (): void => {
    const product = withOptions(dish, menu);
    const { sku, props } = defaultSelection(product);
    if (sku !== null)
      cart.actions.addChoice(
        { ...cartChoice(product, sku, props), selectedPurchase: true },
        1,
        dish,
      );
  };
  const handleLess = (): void => {
    const line = newestLine(addOns, dish.productId);
    if (line !== null) cart.actions.setQuantity(line.uuid, line.quantity - 1);
  };
  return (
    <li className="cart-row exchange__row">
      <div className="cart-row__picture">
        <Picture src={pictureUrl(dish.imgUrl)} alt="" ratio={1} width={120} />
      </div>
      <div className="cart-row__body">
        <h3 className="cart-row__name">{dish.productName}</h3>
        <LaterTag saleHours={dish.saleHours} />
        <p className="dish__price">
          <Price value={exchange.price} size="s" />
          <WasPrice value={dish.price} label={t('shop.was')} />
        </p>
      </div>
      <div className="step">
        {pieces > 0 && (
          <button
            type="button"
            className="step__button step__button--less"
            aria-label={t('shop.less', { name: dish.productName })}
            onClick={handleLess}
          >
            <span>
              <Icon name="minus" size={16} />
            </span>
          </button>
        )}
        {pieces > 0 && <span className="step__count num">{pieces}</span>}
        <button
          type="button"
          className="step__button"
          aria-label={t('shop.add', { name: dish.productName })}
          onClick={handleAdd}
        >
          <span>
            <Icon name="plus" size={16} />
          </span>
        </button>
      </div>
    </li>
  );
};

const ExchangeList = ({
  store,
  menu,
  exchange,
  dishes,
}: {
  store: StorePage;
  menu: Menu;
  exchange: Exchange;
  dishes: readonly Dish[];
}) => {
  const t = useT();
  const cart = useStoreCart(takeoutCartShop(store.id), store, menu);
  const goods = cart.lines
    .filter(({ selectedPurchase }) => !selectedPurchase)
    .reduce(
      (sum, { uuid }) =>
        sum + (cart.quote.lines.find((line) => line.uuid === uuid)?.goodsCents ?? 0),
      0,
    );
  const missing = exchange.purchaseLimitAmount - goods;
  const limits = exchangeLimits(exchange, t);
  return (
    <>
      <p className="exchange__rule">
        {t('shop.exchangeRule', {
          at: money(exchange.purchaseLimitAmount),
          price: money(exchange.price),
        })}
      </p>
      {limits.length > 0 && (
        <p className="exchange__limits num">{limits.join(t('shop.plan.join'))}</p>
      )}
      <div
        className={`exchange__state${missing > 0 ? '' : ' exchange__state--ready'}`}
        role="status"
      >
        <progress
          className="exchange__bar"
          aria-hidden="true"
          max={exchange.purchaseLimitAmount}
          value={Math.min(goods, exchange.purchaseLimitAmount)}
        />
        <span>
          {missing > 0
            ? t('shop.exchangeMore', { missing: money(cents(missing)) })
            : t('shop.exchangeReady')}
        </span>
      </div>
      <ul>
        {dishes.map((dish) => (
          <ExchangeRow
            key={dish.productId}
            dish={dish}
            exchange={exchange}
            menu={menu}
            cart={cart}
          />
        ))}
      </ul>
    </>
  );
};

/** Dishes that one may add for less from an amount on (spec 001 §2 "/store/exchange"). */
export const ExchangeScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const shop = takeoutCartShop(id);
  const spot = usePlace((state) => state.spot);
  const store = useQuery(storeQuery(shop, spot));
  const menu = useQuery(menuQuery(shop));
  const exchange = useQuery(exchangeQuery(id));
  const dishes = useQuery(exchangeDishesQuery(id));
  const all = [store, menu, exchange, dishes];
  const error = all.find((query) => query.error !== null)?.error ?? null;
  const isHere = store.data && menu.data && exchange.data && dishes.data;
  return (
    <Page title={t('title.storeExchange')}>
      {isHere &&
        (exchange.data.purchase === null || dishes.data.result.length === 0 ? (
          <StateView title={t('shop.exchangeNone')} />
        ) : (
          <ExchangeList
            store={store.data}
            menu={menuOf(menu.data)}
            exchange={exchange.data.purchase}
            dishes={dishes.data.result}
          />
        ))}
      {!isHere && error !== null && (
        <LoadFailed
          error={error}
          onRetry={() => Promise.all(all.map((query) => query.refetch()))}
        />
      )}
      {!isHere && error === null && (
        <div className="page__skeletons">
          <Skeleton height={56} />
          <Skeleton height={88} />
          <Skeleton height={88} />
        </div>
      )}
    </Page>
  );
};
