import { price } from '#shared/format/money.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { useShopT } from '../../shop-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { feeChanges } from '../fee-rows.ts';
import type { Quote } from '../checkout-model.ts';
import type { CheckoutShop } from '../checkout-shop.ts';

/** The server's new price beside the one that was seen, by the lines of the bill that differ; nothing is ordered until it is accepted. */
export const PriceSheet = ({
  shop,
  change: { before, after },
  onAccept,
  onClose,
}: {
  shop: CheckoutShop;
  change: { before: Quote; after: Quote };
  onAccept: () => void;
  onClose: () => void;
}) => {
  const t = useShopT(shop);
  const more = after.totalPrice - before.totalPrice;
  const amountOf = (amount: Cents | null): string =>
    amount === null ? t('checkout.priceNone') : price(amount);
  return (
    <Sheet
      title={t('checkout.priceChanged')}
      onClose={onClose}
      foot={
        <div className="checkout__two">
          <Button tone="quiet" onPress={onClose}>
            {t('checkout.priceBack')}
          </Button>
          <Button onPress={onAccept}>
            {t('checkout.priceAccept', { amount: price(after.totalPrice) })}
          </Button>
        </div>
      }
    >
      <p data-testid="price-change">
        {t(more > 0 ? 'checkout.priceChangedUp' : 'checkout.priceChangedDown', {
          amount: price(cents(Math.abs(more))),
        })}
      </p>
      <table className="checkout__table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('checkout.priceBefore')}</th>
            <th scope="col">{t('checkout.priceAfter')}</th>
          </tr>
        </thead>
        <tbody>
          {feeChanges({ before, after }).map((row) => (
            <tr key={row.id}>
              <th scope="row">{t(row.labelKey)}</th>
              <td className="num">{amountOf(row.before)}</td>
              <td className="num">
                <strong>{amountOf(row.after)}</strong>
              </td>
            </tr>
          ))}
          <tr className="checkout__table-sum">
            <th scope="row">{t('checkout.total')}</th>
            <td className="num">{price(before.totalPrice)}</td>
            <td className="num">
              <strong>{price(after.totalPrice)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </Sheet>
  );
};
