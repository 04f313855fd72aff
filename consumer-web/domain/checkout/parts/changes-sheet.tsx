import { price } from '#shared/format/money.ts';
import type { T } from '../../../lib/i18n.ts';
import { useShopT } from '../../shop-words.ts';
import type { NamedDifference } from '../../cart/cart-renew.ts';
import type { CheckoutShop } from '../checkout-shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

const words = (difference: NamedDifference, t: T): string => {
  switch (difference.kind) {
    case 'up':
    case 'down':
      return t('checkout.change.price', {
        before: price(difference.beforeCents),
        after: price(difference.afterCents),
      });
    case 'gone':
      return t('checkout.change.gone');
    case 'less':
      return t('checkout.change.less', { after: difference.after });
  }
};

/** What is not as the guest left it in the cart (decision G11): shown before anything is paid. */
export const ChangesSheet = ({
  shop,
  differences,
  onClose,
}: {
  shop: CheckoutShop;
  differences: readonly NamedDifference[];
  onClose: () => void;
}) => {
  const t = useShopT(shop);
  return (
    <Sheet
      title={t('checkout.changes')}
      onClose={onClose}
      foot={
        <Button isBlock onPress={onClose}>
          {t('checkout.changesOk')}
        </Button>
      }
    >
      <p className="checkout__hint">{t('checkout.changesText')}</p>
      <ul className="checkout__changes" data-testid="cart-changes">
        {differences.map((difference) => (
          <li key={`${difference.line.uuid}-${difference.kind}`}>
            <span>{difference.name.name}</span>
            <strong className="num">{words(difference, t)}</strong>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
