import { price } from '#shared/format/money.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { useShopT } from '../../shop-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { withComboPrice, type BesideCombo } from '../combo-beside.ts';
import { feeChanges } from '../fee-rows.ts';
import type { Quote } from '../checkout-model.ts';
import type { CheckoutShop } from '../checkout-shop.ts';

/** The server's new price beside the one that was seen, by the lines of the bill that differ; nothing is ordered until it is accepted. */
export const PriceSheet = ({
  shop,
  change: { before, after },
  combo,
  onAccept,
  onClose,
}: {
  shop: CheckoutShop;
  change: { before: Quote; after: Quote };
  combo: BesideCombo | null;
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
            {t('checkout.priceAccept', { amount: price(withComboPrice(after.totalPrice, combo)) })}
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
          {combo !== null && (
            <tr>
              <th scope="row">{t('checkout.combo.line', { name: combo.name })}</th>
              <td className="num">{price(combo.price)}</td>
              <td className="num">{price(combo.price)}</td>
            </tr>
          )}
          <tr className="checkout__table-sum">
            <th scope="row">{t('checkout.total')}</th>
            <td className="num">{price(withComboPrice(before.totalPrice, combo))}</td>
            <td className="num">
              <strong>{price(withComboPrice(after.totalPrice, combo))}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </Sheet>
  );
};
