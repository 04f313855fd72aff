import './offers.css';
import { useQueries } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { OfferFailed } from '../../offers/claim/offer-failed.tsx';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ShopName } from '../../shop.ts';
import { Waiting } from '../../../ui/waiting.tsx';
import { offerTexts } from './offer-lines.ts';
import { OFFER_KINDS, offersQuery, type OfferKind } from './offer-queries.ts';

/** `texts`: what the offers of this kind give; undefined until they are loaded. */
type Offers = {
  kind: OfferKind;
  texts: readonly string[] | undefined;
  error: unknown;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
};

const useOffers = (shop: ShopName): Offers[] => {
  const kinds = OFFER_KINDS[shop.kind];
  const t = useT();
  const language = useLanguage((state) => state.language);
  const queries = useQueries({ queries: kinds.map((kind) => offersQuery(shop, kind)) });
  return queries.map(({ data, error, fetchStatus, refetch }, place) => {
    const kind = kinds[place]!;
    const texts = data === undefined ? undefined : offerTexts(kind, data, { t, language });
    return { kind, texts, error, fetchStatus, refetch };
  });
};

const Row = ({
  storeId,
  offers: { kind, texts, refetch: handleRetry },
}: {
  storeId: string;
  offers: Offers;
}) => {
  const t = useT();
  const name = t(`shop.offers.${kind}`);
  return (
    <div className="offers__row" data-testid={`offers-${kind}`}>
      <dt className="offers__kind">{name}</dt>
      <dd>
        {texts === undefined ? (
          <OfferFailed name={name} onRetry={handleRetry} />
        ) : (
          texts.map((text) => <p key={text}>{text}</p>)
        )}
        {kind === 'exchange' && texts !== undefined && (
          <Link to={href(consumerRoutes.storeExchange, { id: storeId })}>
            {t('shop.exchangeGo')}
          </Link>
        )}
      </dd>
    </div>
  );
};

const OffersSkeleton = () => (
  <div className="page__skeletons">
    <Skeleton height={22} width="80%" />
    <Skeleton height={22} width="60%" />
    <Skeleton height={22} width="70%" />
  </div>
);

/** All kinds of offers of a store; one that fails to load says so in its own row. */
export const OfferRows = ({ shop }: { shop: ShopName }) => {
  const t = useT();
  const all = useOffers(shop);
  const missing = all.filter(({ texts }) => texts === undefined);
  if (missing.length === all.length) {
    const first = missing.find(({ error }) => error === null) ?? missing[0]!;
    const refetch = () => Promise.all(missing.map((one) => one.refetch()));
    return <Waiting query={{ ...first, refetch }} skeleton={<OffersSkeleton />} />;
  }
  const shown = all.filter(({ texts, fetchStatus }) =>
    texts === undefined ? fetchStatus !== 'fetching' : texts.length > 0,
  );
  if (missing.length === 0 && shown.length === 0)
    return <p className="offers__none">{t('shop.offers.none')}</p>;
  return (
    <dl className="offers">
      {shown.map((offers) => (
        <Row key={offers.kind} storeId={shop.storeId} offers={offers} />
      ))}
    </dl>
  );
};
