import { useEffect, useEffectEvent } from 'react';
import { HOUR, MINUTE, type Instant } from '#shared/kernel/time.ts';
import { useT, type T } from '../../../../lib/i18n.ts';
import { announce } from '../../../../lib/notice.ts';
import { useNow } from '../../../../lib/clock/use-now.ts';

/** Between automatic retries. */
const RETRY_MS = 15_000;

const ageWords = (ms: number, t: T): string => {
  if (ms < MINUTE) return t('shop.keptNow');
  return ms < HOUR
    ? t('shop.keptMinutes', { count: Math.floor(ms / MINUTE) })
    : t('shop.keptHours', { count: Math.floor(ms / HOUR) });
};

type Props = { savedAt: Instant; isAsking: boolean; onRetry: () => unknown };

/** The page is a stored copy: how old it is, and a retry. Announced once, not every minute. */
export const KeptNote = ({ savedAt, isAsking, onRetry }: Props) => {
  const t = useT();
  const text = t('shop.kept', { age: ageWords(useNow() - savedAt, t) });
  const announceNote = useEffectEvent(() => {
    announce(text);
  });
  const retry = useEffectEvent(() => {
    void onRetry();
  });
  useEffect(() => {
    announceNote();
  }, []);
  useEffect(() => {
    if (isAsking) return;
    const timer = setTimeout(() => {
      retry();
    }, RETRY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isAsking]);
  return (
    <div className="alert alert--calm kept-note">
      <p>{text}</p>
      <button
        type="button"
        className="kept-note__retry"
        disabled={isAsking}
        onClick={() => void onRetry()}
      >
        {t('common.retry')}
      </button>
    </div>
  );
};
