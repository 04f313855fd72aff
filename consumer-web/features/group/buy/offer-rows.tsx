import { useId } from 'react';
import { price } from '#shared/format/money.ts';
import { limitText } from '#shared/voucher/coupon-text.ts';
import { whyNot } from '../../../domain/offers/why-not.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { Check } from './check-query.ts';

type Offer = Check['offers'][number];
type Props = {
  check: Check;
  /** What the guest chose; null: the best. */
  chosen: readonly string[] | null;
  /** The answer to the latest choice is under way: `check` is of the one before. */
  isAsking: boolean;
  onChoose: (offerIds: string[] | null) => void;
};

const Limit = ({ offer }: { offer: Offer }) => {
  const t = useT();
  const { key, params } = limitText(offer.limitAmount);
  return <span className="deal-offer__note num">{t(key, params)}</span>;
};

type RowProps = { offer: Offer; isBest: boolean; isChosen: boolean; onChoose: () => void };

const UsableRow = ({ offer, isBest, isChosen, onChoose }: RowProps) => {
  const t = useT();
  return (
    <label className="deal-offer">
      <span className="deal-offer__text">
        <span className="deal-offer__name">{offer.couponName}</span>
        <Limit offer={offer} />
      </span>
      {isBest && <span className="tag tag--deal">{t('deal.offerBest')}</span>}
      <span className="deal-offer__saves num">{`−${price(offer.savingAmtn)}`}</span>
      <input type="radio" name="dealOffer" checked={isChosen} onChange={onChoose} />
    </label>
  );
};

const Unusable = ({ offers }: { offers: readonly Offer[] }) => {
  const t = useT();
  return (
    <details className="deal-offers__more">
      <summary>
        {t('deal.offersUnusable', { count: offers.length })}
        <Icon name="next" size={16} />
      </summary>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id} className="deal-offer deal-offer--off">
            <span className="deal-offer__text">
              <span className="deal-offer__name">{offer.couponName}</span>
              <span className="deal-offer__note num">{whyNot(offer, t)}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The offers for an order of a deal: those that count, what each saves, and why others do not. */
export const OfferRows = ({ check, chosen, isAsking, onChoose }: Props) => {
  const t = useT();
  const heading = useId();
  const { offers, usedIds, bestIds, special } = check;
  // a choice shows at the press; a special price decides by itself
  const markedIds = isAsking && special === null ? (chosen ?? bestIds) : usedIds;
  const usable = offers.filter(({ canUse }) => canUse);
  const others = offers.filter(({ canUse }) => !canUse);
  const lost = offers.filter(({ id, canUse }) => !canUse && chosen?.includes(id) === true);
  return (
    <section className="card" aria-labelledby={heading}>
      <h3 className="quantity__title" id={heading}>
        {t('deal.offers')}
      </h3>
      {lost.map((offer) => (
        <p key={offer.id} className="alert alert--calm" role="status">
          {t('deal.offerLost', { name: offer.couponName })}
        </p>
      ))}
      {usable.length === 0 && <p className="deal-offer__note">{t('deal.offersNone')}</p>}
      {usable.length > 0 && (
        <div className="deal-offers" role="radiogroup" aria-labelledby={heading}>
          {usable.map((offer) => (
            <UsableRow
              key={offer.id}
              offer={offer}
              isBest={bestIds.includes(offer.id)}
              isChosen={markedIds.includes(offer.id)}
              onChoose={() => onChoose(bestIds.includes(offer.id) ? null : [offer.id])}
            />
          ))}
          <label className="deal-offer">
            <span className="deal-offer__text">{t('deal.offerSkip')}</span>
            <input
              type="radio"
              name="dealOffer"
              checked={markedIds.length === 0}
              onChange={() => onChoose([])}
            />
          </label>
        </div>
      )}
      {others.length > 0 && <Unusable offers={others} />}
    </section>
  );
};
