import type { ClosingLoss } from '#shared/codes/account-closing.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { accountClosingCalls } from '#shared/contract/consumer/account-closing.ts';
import { grouped } from '#shared/format/grouped.ts';
import { price } from '#shared/format/money.ts';
import { useT, type TextKey } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckRow } from './check-row.tsx';

export type Standing = ReplyOf<(typeof accountClosingCalls)['cancelAccountCheck']>;

/** How what is not counted in pieces is counted. */
const HINTS: Partial<Record<ClosingLoss, TextKey>> = {
  mCoin: 'cancel.coins',
  points: 'cancel.points',
  pointsToCome: 'cancel.points',
};

/** What would be lost, each with how much of it there is and what it is worth. */
export const Losses = ({ losses }: Pick<Standing, 'losses'>) => {
  const t = useT();
  return (
    <Card title={t('cancel.lossTitle')}>
      <ul className="cancel__rows">
        {losses.length === 0 && <CheckRow tone="good" text={t('cancel.loss.none')} />}
        {losses.map(({ kind, count, amount }) => (
          <CheckRow
            key={kind}
            tone="bad"
            text={t(`cancel.loss.${kind}`)}
            hint={t(HINTS[kind] ?? 'cancel.pieces', { count, shown: grouped(count) })}
          >
            {amount > 0 && <strong className="num">{price(amount)}</strong>}
          </CheckRow>
        ))}
      </ul>
      {losses.some(({ kind }) => kind === 'groupVouchers') && (
        <p className="cancel__note">{t('cancel.lossNote')}</p>
      )}
    </Card>
  );
};
