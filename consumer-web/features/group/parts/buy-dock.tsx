import { useNavigate } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { timesCents } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT, type TextKey } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import type { ProductDetail } from '../model.ts';
import { useCreateOrder } from '../mutations.ts';
import type { Buyable } from '../quantity.ts';

const WHY: Record<Extract<Buyable, { ok: false }>['reason'], TextKey> = {
  offSale: 'deal.offSale',
  soldOut: 'deal.soldOut',
  limit: 'deal.limitReached',
};

type Props = { product: ProductDetail; can: Buyable; quantity: number };

/** The bar that buys: total on the left, the one button on the right. */
export const BuyDock = ({ product, can, quantity }: Props) => {
  const t = useT();
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  const isSignedIn = useSession((state) => state.member !== null);
  const order = useCreateOrder();
  const total = timesCents(product.price, quantity);
  const handleBuy = (): void => {
    if (!requireSignIn()) return;
    order.mutate(
      { productId: product.productId, quantity, totalAmount: total },
      {
        onSuccess: ({ orderId }) => {
          void navigate(href(consumerRoutes.groupPay, { orderId }));
        },
      },
    );
  };
  return (
    <section className="dock buy" aria-label={t('deal.buy')}>
      {order.isError && (
        <p className="alert buy__alert" role="alert">
          {isApiError(order.error) && !order.error.isDefinite
            ? t('deal.noAnswer')
            : errorText(order.error, t)}
        </p>
      )}
      <p className="buy__total">
        <span className="buy__label">{t('deal.total')}</span>
        <Price value={total} size="m" />
      </p>
      <Button
        isBlock
        isBusy={order.isPending || order.isSuccess}
        isDisabled={!can.ok}
        onPress={handleBuy}
      >
        {t(can.ok ? (isSignedIn ? 'deal.buy' : 'deal.signInToBuy') : WHY[can.reason])}
      </Button>
    </section>
  );
};
