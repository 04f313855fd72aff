import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { withComboPrice } from '../combo-beside.ts';
import { refusedNow, type Filled } from '../missing.ts';
import { isOnPage } from '../on-page.ts';
import type { Problem } from '../problem.ts';
import type { Checkout } from '../use-checkout.ts';

type Props = {
  checkout: Checkout;
  filled: Filled;
  problem: Problem | null;
  isBusy: boolean;
  onPress: () => void;
};

/** The total and the button. A problem with the whole order is shown here, and any that has no other place. */
export const SubmitDock = ({ checkout, filled, problem, isBusy, onPress }: Props) => {
  const t = useT();
  const { quote, combo } = checkout;
  const priced = quote.data?.quote ?? null;
  const refused = refusedNow(checkout, t);
  const shownProblem =
    problem !== null && !isOnPage(problem.field, checkout, filled)
      ? problem
      : refused?.field === 'store'
        ? refused
        : null;
  return (
    <div className="dock checkout__dock">
      {shownProblem !== null && (
        <p
          className="alert checkout__problem"
          role="alert"
          data-testid={`problem-${shownProblem.field}`}
        >
          {shownProblem.text}
        </p>
      )}
      <div className="checkout__total" data-testid="checkout-total" aria-busy={quote.isFetching}>
        {priced === null ? (
          <Skeleton width={96} height={28} />
        ) : (
          <Price value={withComboPrice(priced.totalPrice, combo)} size="l" />
        )}
        {priced !== null && priced.savedAmtn > 0 && (
          <span className="checkout__saved num">
            {t('checkout.saved', { amount: price(priced.savedAmtn) })}
          </span>
        )}
      </div>
      <Button isBusy={isBusy} isDisabled={priced === null} onPress={onPress}>
        {t('checkout.submit')}
      </Button>
    </div>
  );
};
