import { useMutation } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Keypad } from './keypad.tsx';
import { payPasswordApi } from './pay-password-api.ts';

type Props = {
  /** What the mark is for: an order or a card, and the sum; 0 for a card. */
  target: { id: string; amount: Cents };
  onMark: (mark: string) => void;
  onClose: () => void;
};

/** Asks for the payment password and hands its mark over. */
export const PayPasswordSheet = ({ target: { id, amount }, onMark, onClose }: Props) => {
  const t = useT();
  const check = useMutation({
    // the digits are in no query and no store: they go with the call
    mutationFn: (password: string) =>
      payPasswordApi.payPasswordCheck({ password, orderId: id, amount }),
    gcTime: 0,
    onSuccess: ({ mark }) => onMark(mark),
  });
  const isUnset = isApiError(check.error) && check.error.reason === 'PAY_PASSWORD_UNSET';
  return (
    <Sheet title={t('payPassword.title')} onClose={onClose}>
      <div className="pay-ask">
        {amount > 0 && (
          <p className="pay-sum num">{t('payPassword.for', { amount: price(amount) })}</p>
        )}
        {check.error !== null && (
          <p className="alert" role="alert">
            {errorText(check.error, t)}
          </p>
        )}
        {!isUnset && (
          <Keypad
            label={t('payPassword.title')}
            isBusy={check.isPending || check.isSuccess}
            onDone={(password) => check.mutate(password)}
          />
        )}
        <Link
          className="button-link button-link--quiet"
          to={href(consumerRoutes.passwordConfig, { way: isUnset ? 'set' : 'find' })}
        >
          {t(isUnset ? 'payPassword.setUp' : 'payPassword.forgot')}
        </Link>
      </div>
    </Sheet>
  );
};
