import './cart.css';
import './step.css';
import { goodsLines } from '#shared/cart/mall-coupon.ts';
import { storeBar } from '#shared/cart/store-bar.ts';
import { deliveryThreshold } from '#shared/cart/threshold.ts';
import { cents } from '#shared/kernel/money.ts';
import { client } from '../../lib/api/api.ts';
import { useT, type T } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import type { StorePage } from './cart-shop.ts';
import type { Renewal } from './use-renewal.ts';
import type { StoreCart } from './use-store-cart.ts';
import { openingWords } from '../store-page/opening-words.ts';
import { hintWords, money, submitWords } from './cart-words.ts';
import { Glyph } from '../../ui/glyph.tsx';

type Props = { store: StorePage; cart: StoreCart; renewal: Renewal; onOpen: () => void };

/** What the delivery of this cart costs, in few words. */
export const deliveryWords = ({ way, quote, pricedLines }: StoreCart, t: T): string => {
  if (way === 'pickup') return t('shop.cartPickup');
  if (pricedLines.length === 0) return '';
  return quote.totals.deliveryCents === 0
    ? t('shop.cartDeliveryFree')
    : t('shop.cartDelivery', { amount: money(quote.totals.deliveryCents) });
};

/** One line above the bar: an undo, else what a little more would save. */
const Tip = ({ cart }: { cart: StoreCart }) => {
  const t = useT();
  const [hint] = cart.hints;
  if (cart.undo !== null)
    return (
      <p className="cart-tip" role="status">
        <span>{cart.undo.text}</span>
        <button type="button" className="cart-tip__undo" onClick={() => cart.takeBack()}>
          {t('shop.cartUndo')}
        </button>
      </p>
    );
  return hint === undefined ? null : <p className="cart-tip">{hintWords(hint, t)}</p>;
};

const Submit = ({ store, cart, renewal }: Pick<Props, 'store' | 'cart' | 'renewal'>) => {
  const t = useT();
  if (storeBar(store) === 'hidden')
    return (
      <p className="cart-bar__why">
        {store.openingTime === null
          ? t('cart.submit.storeClosed')
          : openingWords(store.openingTime, client.now(), t)}
      </p>
    );
  const [refusal] = cart.refusals;
  if (refusal !== undefined) return <p className="cart-bar__why">{submitWords(refusal, t)}</p>;
  return (
    <Button
      isBusy={renewal.isChecking}
      label={renewal.isChecking ? t('shop.checkoutBusy') : t('shop.checkout')}
      onPress={() => renewal.checkout()}
    >
      {t('shop.checkout')}
    </Button>
  );
};

/** The cart at the foot of the page: pieces, price, what is missing, and the way to the checkout. */
export const CartBar = ({ store, cart, renewal, onOpen }: Props) => {
  const t = useT();
  const { totals } = cart.quote;
  const least = deliveryThreshold(store);
  const count = goodsLines(cart.pricedLines).reduce((sum, { quantity }) => sum + quantity, 0);
  const goods = cents(totals.payableCents - totals.deliveryCents);
  const less = totals.savedCents - totals.deliveryGrossCents + totals.deliveryCents;
  const threshold =
    least > 0 && cart.way === 'delivery' && storeBar(store) !== 'hidden'
      ? t('shop.threshold', { amount: money(least) })
      : '';
  return (
    <div className="dock cart-dock">
      <Tip cart={cart} />
      <div className={`cart-bar${count === 0 ? ' cart-bar--empty' : ''}`}>
        <button type="button" className="cart-bar__open" disabled={count === 0} onClick={onOpen}>
          <span className="unseen">{t('shop.cart')}</span>
          <span className="cart-bar__bag">
            <Glyph name="bag" size={26} />
            {count > 0 && <span className="cart-bar__count num">{count}</span>}
          </span>
          <span className="cart-bar__sums">
            {count === 0 ? (
              <span className="cart-bar__nothing">{t('shop.cartEmpty')}</span>
            ) : (
              <span className="cart-bar__price">
                <Price value={goods} />
                {less > 0 && <s className="was">{money(cents(goods + less))}</s>}
              </span>
            )}
            <span className="cart-bar__fee num">
              {count === 0 ? threshold : deliveryWords(cart, t)}
            </span>
          </span>
        </button>
        {count > 0 && (
          <div className="cart-bar__go">
            <Submit store={store} cart={cart} renewal={renewal} />
          </div>
        )}
      </div>
    </div>
  );
};
