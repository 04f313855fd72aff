import type { BankCardRow } from '#shared/contract/consumer/cards.ts';
import { CARD_BRAND_NAMES } from '#shared/codes/card-brand.ts';
import { cardStatus } from '#shared/codes/card-status.ts';
import { isExpired } from '../../../domain/payment/card-list.ts';
import { client } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';

/** In the place of the digits that nobody has. */
const MASKED = '•••• •••• •••• ';
const two = (month: number): string => String(month).padStart(2, '0');

/** A card's state in words. */
export const useStateText = () => {
  const t = useT();
  return (card: Pick<BankCardRow, 'status' | 'month' | 'year'>): string => {
    const name = cardStatus.nameOf(card.status);
    if (isExpired(card, client.now())) return t('cards.expired');
    return name === 'unknown' ? String(card.status) : t(`cardStatus.${name}`);
  };
};

/** A card as one knows it: brand, last four digits, expiry, state. */
export const CardFace = ({ card }: { card: BankCardRow }) => {
  const t = useT();
  const textOf = useStateText();
  return (
    <div className={`card-face card-face--${card.brand}`}>
      <p className="card-face__brand">
        <strong>{CARD_BRAND_NAMES[card.brand]}</strong>
        {card.isDefault && <span className="card-face__tag">{t('cards.default')}</span>}
      </p>
      <p className="card-face__number num">
        <span aria-hidden="true">{MASKED}</span>
        {card.last4}
      </p>
      <p className="card-face__foot num">
        <span>{t('cards.expiry', { date: `${two(card.month)}/${card.year % 100}` })}</span>
        <span>{textOf(card)}</span>
      </p>
    </div>
  );
};
