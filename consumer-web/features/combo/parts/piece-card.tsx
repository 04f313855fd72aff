import type { ComboPiece } from '#shared/contract/consumer/combo.ts';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { dateText } from '#shared/format/date.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { comboStateKey } from '#shared/voucher/combo-coupon.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { askFirst } from '../../../lib/question.ts';
import { Button } from '../../../ui/button.tsx';
import { PillLink } from '../../../ui/pill-link.tsx';
import type { useExpand, useWithdraw } from '../mutations.ts';
import { limitWords, pieceName, short } from './words.ts';

type Act = { expand: ReturnType<typeof useExpand>; withdraw: ReturnType<typeof useWithdraw> };
type Props = { piece: ComboPiece };

const isUsable = ({ state, isHeld }: ComboPiece): boolean =>
  !isHeld && (state === 'plain' || state === 'expanded' || state === 'barred');

const faceOf = ({ expandedAmount, amount }: ComboPiece): string => short(expandedAmount ?? amount);

/** When it ends, or how it ended. */
const noteOf = (piece: ComboPiece, t: T): string | null => {
  const { state, usedTime, endTime, refundAmount } = piece;
  if (refundAmount > 0) return t('combo.refunded', { amount: short(refundAmount) });
  if (state === 'used') return usedTime && t('combo.usedOn', { date: dateText(usedTime) });
  if (state === 'autoCancelled' || endTime === null) return null;
  return t(state === 'expired' ? 'combo.endedOn' : 'combo.until', { date: dateText(endTime) });
};

/** Asks before an expansion is taken back, naming what is lost and what is left. */
const askToWithdraw = (piece: ComboPiece, t: T, run: () => void): void => {
  const { withdrawalsLeft, amount } = piece;
  const sums = { from: faceOf(piece), to: short(amount) };
  askFirst({
    title: t('combo.ask'),
    text:
      withdrawalsLeft > 1
        ? t('combo.askText', { ...sums, count: withdrawalsLeft - 1 })
        : t('combo.askLast', sums),
    yes: t('combo.askYes'),
    no: t('combo.askNo', { amount: faceOf(piece) }),
    run,
  });
};

/** Where it can be used: the deals on which it counts, or the stores of its kind. */
const placeOf = ({ id, businessType }: ComboPiece): string =>
  businessType === couponBusiness.codes.group
    ? href(consumerRoutes.groupSearchProduct, { redpackId: id })
    : href(consumerRoutes.memberStores, { kind: couponBusiness.nameOf(businessType) });

const Actions = ({ piece, expand, withdraw }: Props & Act) => {
  const t = useT();
  const { id, withdrawalsLeft: count } = piece;
  const named = { amount: faceOf(piece), name: pieceName(piece, t) };
  return (
    <div className="combo-piece__acts">
      {piece.canWithdraw && (
        <Button
          size="small"
          tone="quiet"
          isBusy={withdraw.isPending && withdraw.variables.id === id}
          label={t('combo.withdrawOf', { ...named, count })}
          onPress={() => askToWithdraw(piece, t, () => withdraw.mutate(piece))}
        >
          {t('voucher.combo.withdraw', { count })}
        </Button>
      )}
      {piece.canExpand && (
        <Button
          size="small"
          isBusy={expand.isPending && expand.variables.id === id}
          label={t('combo.expandOf', named)}
          onPress={() => expand.mutate(piece)}
        >
          {t('voucher.combo.expand')}
        </Button>
      )}
      <PillLink to={placeOf(piece)} aria-label={t('combo.useOf', named)}>
        {t('combo.use')}
      </PillLink>
    </div>
  );
};

/** A piece with its state, and what can be done with it where `act` is given. */
export const PieceCard = ({ piece, act }: Props & { act?: Act }) => {
  const t = useT();
  const { state, amount, limitAmount, most, expandedAmount, isHeld, canExpand } = piece;
  const note = noteOf(piece, t);
  const isOver = state === 'used' || state === 'expired' || state === 'autoCancelled';
  return (
    <li
      className={`combo-piece${isOver ? ' combo-piece--over' : ''}`}
      data-testid="combo-piece"
      data-state={state}
    >
      <div className="combo-piece__stub num">
        <span className="combo-piece__face">{faceOf(piece)}</span>
        <span>{limitWords(limitAmount, t)}</span>
      </div>
      <div className="combo-piece__body num">
        <span className="combo-piece__name">
          {pieceName(piece, t)}
          <span className={`tag${state === 'expanded' ? ' tag--deal' : ''}`}>
            {t(comboStateKey(state))}
          </span>
        </span>
        {expandedAmount !== null && <small>{t('combo.grown', { amount: short(amount) })}</small>}
        {canExpand && <small>{t('combo.upTo', { amount: short(most) })}</small>}
        {note !== null && <small>{note}</small>}
        {isHeld && <small>{t('combo.held')}</small>}
      </div>
      {act !== undefined && isUsable(piece) && <Actions piece={piece} {...act} />}
    </li>
  );
};
