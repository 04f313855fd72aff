import { useState } from 'react';
import { MOST_COMBO_GROUPS } from '#shared/codes/combo.ts';
import type { ComboGroup } from '#shared/contract/consumer/combo.ts';
import { price } from '#shared/format/money.ts';
import { timesCents } from '#shared/kernel/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { useRequireSignIn } from '../../../lib/session/use-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useBuy } from '../mutations.ts';
import { limitWords, percent, pieceName, short } from './words.ts';

type Props = { group: ComboGroup };

/** From so few on it is said how many are left. */
const FEW = 20;

const mostFor = ({ stock, limitQty, boughtQty }: ComboGroup): number =>
  Math.min(
    MOST_COMBO_GROUPS,
    stock < 0 ? MOST_COMBO_GROUPS : stock,
    limitQty < 0 ? MOST_COMBO_GROUPS : Math.max(0, limitQty - boughtQty),
  );

const Pieces = ({ group }: Props) => {
  const t = useT();
  return (
    <ul className="combo-lines num">
      {group.pieces.map((piece) => (
        <li key={`${piece.businessType}:${piece.amount}:${piece.limitAmount}`}>
          <span className="combo-lines__face">
            {short(piece.amount)} × {piece.quantity}
          </span>
          <span className="combo-lines__what">
            <strong>{pieceName(piece, t)}</strong>
            <small>
              {limitWords(piece.limitAmount, t)} · {t('combo.upTo', { amount: short(piece.most) })}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** What each face may grow to, and how likely. */
const Odds = ({ group }: Props) => {
  const t = useT();
  return (
    <details className="combo-odds">
      <summary>{t('combo.odds')}</summary>
      {group.pieces.map((piece) => (
        <div key={`${piece.businessType}:${piece.amount}:${piece.limitAmount}`}>
          <p className="num">
            {t('combo.oddsOf', {
              amount: short(piece.amount),
              business: t(`combo.business.${piece.businessType}`),
            })}
          </p>
          <dl className="num">
            {piece.odds.map(({ amount, chance }) => (
              <div key={amount}>
                <dt>{short(amount)}</dt>
                <dd>{percent(chance)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  );
};

const Terms = ({ group }: Props) => {
  const t = useT();
  const { validDays, withdrawals, isRefundable, stock, limitQty, boughtQty } = group;
  return (
    <ul className="combo-terms num">
      <li>{t('combo.days', { count: validDays })}</li>
      <li>{t('combo.withdrawals', { count: withdrawals })}</li>
      <li>{t(isRefundable ? 'combo.refundable' : 'combo.notRefundable')}</li>
      {limitQty > 0 && <li>{t('combo.limitQty', { count: limitQty, bought: boughtQty })}</li>}
      {stock > 0 && stock <= FEW && <li>{t('combo.left', { count: stock })}</li>}
    </ul>
  );
};

const Buy = ({ group }: Props) => {
  const t = useT();
  const buy = useBuy();
  const requireSignIn = useRequireSignIn();
  const [wanted, setWanted] = useState(1);
  const most = mostFor(group);
  const quantity = Math.min(wanted, Math.max(1, most));
  const amount = price(timesCents(group.price, quantity));
  if (most === 0)
    return (
      <Button isBlock isDisabled onPress={() => undefined}>
        {t(group.stock === 0 ? 'combo.soldOut' : 'combo.limitReached')}
      </Button>
    );
  const handleBuy = (): void => {
    if (requireSignIn()) buy.mutate({ groupId: group.groupId, quantity });
  };
  return (
    <>
      {buy.error !== null && (
        <p className="alert" role="alert">
          {errorText(buy.error, t)}
        </p>
      )}
      <div className="combo-buy">
        {most > 1 && (
          <Stepper
            value={quantity}
            least={1}
            most={most}
            label={t('combo.quantity')}
            lessLabel={t('combo.less')}
            moreLabel={t('combo.more')}
            onChange={setWanted}
          />
        )}
        <Button
          isBusy={buy.isPending}
          label={t('combo.buyOf', { amount, name: group.name })}
          onPress={handleBuy}
        >
          {t('combo.buy', { amount })}
        </Button>
      </div>
    </>
  );
};

/** A group on sale: what it holds, what that may grow to, and its price. */
export const GroupCard = ({ group }: Props) => {
  const t = useT();
  return (
    <li className="card combo-group" data-testid={`combo-group-${group.groupId}`}>
      <div className="combo-group__head">
        <h2>{group.name}</h2>
        <strong className="num">{price(group.price)}</strong>
        <small className="num">{t('combo.worth', { amount: short(group.worth) })}</small>
      </div>
      <Pieces group={group} />
      <Odds group={group} />
      <Terms group={group} />
      <Buy group={group} />
    </li>
  );
};
