import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import type { Check } from './check-query.ts';
import type { PriceNews } from './price-watch.ts';

/** What the guest is about to choose, and the price that is asked about. */
const isTold = ({ reason }: Check['problems'][number], news: PriceNews | null): boolean => {
  if (reason === 'BOOKING_MISSING_FIRST') return false;
  return !isOfPrice(reason) || news !== null;
};
const isOfPrice = (reason: Check['problems'][number]['reason']): boolean =>
  reason === 'SECKILL_OVER' || reason === 'SECKILL_LIMIT';

/** Whether an order as it is chosen would be refused; a price that changed is asked about instead. */
export const isRefused = (check: Pick<Check, 'problems'> | undefined): boolean =>
  check?.problems.some(({ reason }) => !isOfPrice(reason)) ?? false;

type Props = { check: Check | undefined; news: PriceNews | null; onAccept: () => void };

/** Why the order would be refused, and a price that changed since it was shown. */
export const CheckNotes = ({ check, news, onAccept }: Props) => {
  const t = useT();
  const problems = check?.problems.filter((problem) => isTold(problem, news)) ?? [];
  return (
    <>
      {problems.map(({ reason, note }) => (
        <p key={reason} className="alert" role="alert">
          {note}
        </p>
      ))}
      {news !== null && (
        <div className="alert alert--calm" role="status">
          <p>{t('deal.priceNow', { before: price(news.before), after: price(news.after) })}</p>
          {news.mustAsk && (
            <Button tone="quiet" onPress={onAccept}>
              {t('deal.priceAccept')}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
