import { useNavigate } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { Visit } from '#shared/contract/consumer/group-visit.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { useCreateOrder } from '../mutations.ts';
import type { Check } from './check-query.ts';
import { forgetWish } from './use-wish.ts';

type Props = {
  productId: ProductId;
  quantity: number;
  /** The visit; null while it is still to be chosen, undefined where none is booked first. */
  booking: Visit | null | undefined;
  /** What the order comes to; undefined while it is not known. */
  check: Pick<Check, 'payAmount' | 'usedIds' | 'special'> | undefined;
};

/** Makes the order that the sheet shows, and goes on to the cashier. A visitor signs in first. */
export const SubmitOrder = ({ productId, quantity, booking, check }: Props) => {
  const t = useT();
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  const isSignedIn = useSession((state) => state.member !== null);
  const order = useCreateOrder();
  const handleSubmit = (): void => {
    if (!requireSignIn() || check === undefined || booking === null) return;
    order.mutate(
      {
        productId,
        quantity,
        totalAmount: check.payAmount,
        offerIds: check.usedIds,
        ...(booking && { booking }),
        ...(check.special?.kind === 'FLASH' && { secKillId: check.special.activityId }),
      },
      {
        onSuccess: ({ orderId }) => {
          forgetWish(productId);
          void navigate(href(consumerRoutes.groupPay, { orderId }), { replace: true });
        },
      },
    );
  };
  return (
    <>
      {order.isError && (
        <p className="alert buy__alert" role="alert">
          {isApiError(order.error) && !order.error.isDefinite
            ? t('deal.noAnswer')
            : errorText(order.error, t)}
        </p>
      )}
      <Button
        isBlock
        isBusy={order.isPending || order.isSuccess}
        isDisabled={isSignedIn && (check === undefined || booking === null)}
        onPress={handleSubmit}
      >
        {t(!isSignedIn ? 'deal.signInToBuy' : booking === null ? 'booking.first' : 'deal.submit')}
      </Button>
    </>
  );
};
