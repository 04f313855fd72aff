import { TAKEOUT_OFFERS, type TakeoutOffer } from '#shared/codes/offer-list.ts';
import { price } from '#shared/format/money.ts';
import type { Shop } from '../../../domain/shop.ts';
import { walletT } from '../wallet-words.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { KINDS } from '../kinds.ts';
import type { Choices } from '../queries.ts';
import type { Chooser } from '../use-choice.ts';
import { whyNot } from '../../../domain/offers/why-not.ts';

import { Link } from '../../../ui/link.tsx';

/** The three kinds, each a page of its own, with how many of each count for this order. */
export const ChoiceTabs = ({
  kind,
  shop,
  choices,
}: {
  kind: TakeoutOffer;
  shop: Shop;
  choices: Choices | undefined;
}) => {
  const t = useT();
  return (
    <nav className="switch" aria-label={t('choice.switch')}>
      {TAKEOUT_OFFERS.map((one) => (
        <Link
          key={one}
          replace
          to={shop.routes.offers[one]}
          className="switch__kind"
          data-testid={`choice-${one}`}
          {...(one === kind && { 'aria-current': 'page' as const })}
        >
          {t(KINDS[one].name)}
          {choices !== undefined && (
            <span className="switch__count num">
              {choices.rows[one].filter(({ canUse }) => canUse).length}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
};

type BestProps = { shop: Shop; choices: Choices; chooser: Chooser };

/** Chosen before and no longer usable: named, never dropped silently (decision I2). */
const Lost = ({
  shop,
  chooser: {
    standing: { lost },
    takeOff,
  },
}: Pick<BestProps, 'shop' | 'chooser'>) => {
  const t = walletT(shop, useT());
  return lost.map(({ offer, row }) => (
    <div key={offer.id} className="alert alert--calm lost" role="alert">
      <p>
        {t('choice.gone', {
          name: offer.name,
          why: (row && whyNot(row, t)) ?? t('voucher.refusal.NOT_FOUND'),
        })}
      </p>
      <button type="button" className="link-button" onClick={() => takeOff(offer)}>
        {t('choice.remove')}
      </button>
    </div>
  ));
};

/** What the best choice is worth, and whether it is taken. */
export const BestLine = ({ shop, choices, chooser }: BestProps) => {
  const t = useT();
  const {
    standing: { isBest },
    takeBest: handleTakeBest,
  } = chooser;
  const hasBest = choices.bestIds.length > 0;
  return (
    <>
      <Lost shop={shop} chooser={chooser} />
      {hasBest && (
        <div className={`best${isBest ? ' best--taken' : ''}`} data-testid="best-line">
          <p className="num">
            {t(isBest ? 'choice.isBest' : 'choice.bestLine', { saving: price(choices.savingAmtn) })}
          </p>
          {!isBest && (
            <Button size="small" tone="quiet" onPress={handleTakeBest}>
              {t('choice.takeBest')}
            </Button>
          )}
        </div>
      )}
      <p className="rule">{t('choice.rule')}</p>
    </>
  );
};
