import { TABLEWARE_MORE, TABLEWARE_NOT_CHOSEN } from '#shared/order/checkout/tableware.ts';
import { bagWords } from '../bag-words.ts';
import { changeDraft } from '../checkout-draft.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { useShopT } from '../../shop-words.ts';
import type { Filled } from '../missing.ts';
import type { Problem } from '../problem.ts';
import type { Checkout } from '../use-checkout.ts';
import { alcoholAge } from '#shared/validate/alcohol-age.ts';
import { identity } from '#shared/validate/identity.ts';
import { Row } from './row.tsx';

export type SheetName = 'time' | 'tableware' | 'remark' | 'out' | 'alcohol' | 'risk';

export const tablewareText = (sets: number, t: T): string => {
  if (sets === 0) return t('checkout.tableware.none');
  return sets === TABLEWARE_MORE
    ? t('checkout.tableware.moreShort')
    : t('checkout.tableware.sets', { count: sets });
};

const Bag = ({ checkout }: { checkout: Checkout }) => {
  const t = useT();
  const { shop, draft, pack, quote } = checkout;
  return (
    <label className="checkout__row checkout__row--switch">
      <span className="checkout__row-name">{t('checkout.bag')}</span>
      <span className="checkout__row-value checkout__quiet">
        {bagWords({ pack, quote: quote.data?.quote ?? null }, t)}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="toggle"
        checked={draft.isPlasticBag}
        onChange={(event) => changeDraft(shop, { isPlasticBag: event.target.checked })}
        data-testid="bag"
      />
    </label>
  );
};

const remarkOf = ({ draft }: Checkout, t: T): string =>
  [...draft.remarkTags.map((tag) => t(`checkout.remark.${tag}`)), draft.remarks.trim()]
    .filter((text) => text !== '')
    .join(t('checkout.comma'));

/** Tableware, bag, remark, and the buyer's identity where the order requires it. */
export const DetailsCard = ({
  checkout,
  filled,
  problem,
  onOpen,
}: {
  checkout: Checkout;
  filled: Filled;
  problem: Problem | null;
  onOpen: (sheet: SheetName) => void;
}) => {
  const t = useShopT(checkout.shop);
  const { tablewareQty } = checkout.draft;
  const remark = remarkOf(checkout, t);
  const isAdult = filled.alcohol !== null && alcoholAge(filled.alcohol, filled.today).ok;
  const isNamed = filled.risk !== null && identity(filled.risk).ok;
  return (
    <section className="card checkout__rows" aria-label={t('checkout.details')}>
      {checkout.asksTableware && (
        <Row
          field="tableware"
          name={t('checkout.tableware')}
          isMissing={tablewareQty === TABLEWARE_NOT_CHOSEN}
          value={
            tablewareQty === TABLEWARE_NOT_CHOSEN
              ? t('checkout.choose')
              : tablewareText(tablewareQty, t)
          }
          problem={problem}
          onPress={() => onOpen('tableware')}
        />
      )}
      <Bag checkout={checkout} />
      <Row
        name={t('checkout.remark')}
        value={
          remark === '' ? (
            <span className="checkout__quiet">{t('checkout.remarkNone')}</span>
          ) : (
            <span className="checkout__clip">{remark}</span>
          )
        }
        onPress={() => onOpen('remark')}
      />
      <Row
        name={t('checkout.out')}
        value={t(`checkout.out.${checkout.draft.outOfStock}`)}
        onPress={() => onOpen('out')}
      />
      {filled.alcohol !== null && (
        <Row
          field="alcohol"
          name={t('checkout.alcohol')}
          isMissing={!isAdult}
          value={t(isAdult ? 'checkout.alcoholDone' : 'checkout.alcoholNeeded')}
          problem={problem}
          onPress={() => onOpen('alcohol')}
        />
      )}
      {filled.risk !== null && (
        <Row
          field="risk"
          name={t('checkout.risk')}
          isMissing={!isNamed}
          value={t(isNamed ? 'checkout.riskDone' : 'checkout.riskNeeded')}
          problem={problem}
          onPress={() => onOpen('risk')}
        />
      )}
    </section>
  );
};
