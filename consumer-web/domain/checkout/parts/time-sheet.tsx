import { changeDraft } from '../checkout-draft.ts';
import { useT } from '../../../lib/i18n.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { TimeSlot } from '../checkout-model.ts';
import type { Checkout } from '../use-checkout.ts';
import { timedWords } from '../clash-words.ts';
import { Clash } from './clash.tsx';
import { Times } from './times.tsx';

/** Now, today, tomorrow: the store's own times. */
export const TimeSheet = ({ checkout, onClose }: { checkout: Checkout; onClose: () => void }) => {
  const t = useT();
  const isOnline = useOnline();
  const { shop, slots, slotsError, times, way, time, quote, refresh: handleRefresh } = checkout;
  const { limiting, clash, isPreOrderOnly } = times;
  const handleChoose = ({ at, isNow }: TimeSlot): void => {
    changeDraft(shop, { time: { at, isNow } });
    onClose();
  };
  return (
    <Sheet title={t(`checkout.time.${way}`)} onClose={onClose}>
      {clash.length > 0 && <Clash shop={shop} clash={clash} />}
      {clash.length === 0 && limiting.length > 0 && (
        <p className="alert alert--calm checkout__problem">
          {t('checkout.timesOf', { dishes: timedWords(limiting, t) })}
        </p>
      )}
      {slots !== undefined && clash.length === 0 && (
        <Times
          way={way}
          slots={slots}
          chosen={time.slot}
          promisedAt={quote.data?.promisedAt ?? null}
          note={isPreOrderOnly ? t('checkout.preOrderOnly') : undefined}
          emptyNote={limiting.length > 0 ? t('checkout.noneThatDay') : undefined}
          onChoose={handleChoose}
        />
      )}
      {slots === undefined &&
        (slotsError === null && isOnline ? (
          <Skeleton height={180} />
        ) : (
          <LoadFailed title={t('order.timeFailed')} error={slotsError} onRetry={handleRefresh} />
        ))}
    </Sheet>
  );
};
