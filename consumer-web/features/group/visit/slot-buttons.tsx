import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SheetFailed } from '../parts/sheet-failed.tsx';
import { slotsQuery, type SlotsAt } from './slots-query.ts';
import type { VisitWish } from './wish.ts';

/** Few seats are said. */
const FEW_SEATS = 5;

type Props = { at: SlotsAt; wish: VisitWish; onTime: (time: string) => void };

/** The slots of the day: those with room for the party can be chosen. */
export const SlotButtons = ({ at, wish, onTime }: Props) => {
  const t = useT();
  const slots = useQuery(slotsQuery(at, wish.day));
  const { data, error, fetchStatus, refetch: handleRetry } = slots;
  // no day: the field was emptied
  if (data === undefined && error === null && fetchStatus === 'idle') return null;
  if (data === undefined)
    return error !== null || fetchStatus === 'paused' ? (
      <SheetFailed error={error} onRetry={handleRetry} />
    ) : (
      <Skeleton height={96} />
    );
  if (data.reason !== null)
    return (
      <p className="visit__none" role="status">
        {t(`booking.none.${data.reason}`)}
      </p>
    );
  return (
    <div className="visit__slots num" role="group" aria-label={t('booking.time')}>
      {data.slots.map(({ time, left }) => {
        const isFull = left < wish.partySize;
        return (
          <button
            key={time}
            type="button"
            className="visit__slot"
            disabled={isFull}
            aria-pressed={time === wish.time && !isFull}
            onClick={() => onTime(time)}
          >
            {time}
            {isFull ? (
              <small>{t('booking.full')}</small>
            ) : (
              left <= FEW_SEATS && <small>{t('booking.left', { count: left })}</small>
            )}
          </button>
        );
      })}
    </div>
  );
};
