import { price } from '#shared/format/money.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';
import { GOLD_TOLERANCE } from '#shared/voucher/gold-choice.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import type { goldReach } from '../choose-gold.ts';

type Props = {
  needed: Cents;
  reach: ReturnType<typeof goldReach>;
  hasChosen: boolean;
  onAuto: () => void;
  onClear: () => void;
};

/** How much gold may pay, how much is chosen, and what is still possible. */
export const GoldGoal = ({
  needed,
  reach: { paid, percent, over },
  hasChosen,
  onAuto,
  onClear,
}: Props) => {
  const t = useT();
  const missing = cents(needed - paid);
  return (
    <div className="goal">
      <p className="goal__facts num">
        <span>{t('goldUse.needed', { amount: price(needed) })}</span>
        <strong>
          {missing <= GOLD_TOLERANCE
            ? t('goldUse.full')
            : hasChosen
              ? t('goldUse.missing', { amount: price(missing) })
              : ''}
        </strong>
      </p>
      <div className="goal__bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </div>
      {over > 0 && (
        <p className="alert alert--calm num" role="status">
          {t('goldUse.over', { amount: price(cents(over)) })}
        </p>
      )}
      <div className="goal__ways">
        <Button size="small" tone="quiet" onPress={onAuto}>
          {t('goldUse.auto')}
        </Button>
        {hasChosen && (
          <Button size="small" tone="quiet" onPress={onClear}>
            {t('goldUse.clear')}
          </Button>
        )}
      </div>
    </div>
  );
};
