import './wallet.css';
import './box-price.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { price } from '#shared/format/money.ts';
import { useT } from '../../lib/i18n.ts';
import { useLatestStore } from '../../domain/offers/offer-choice.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { boxesQuery } from './queries.ts';

/** What the boxes of one store cost, by section of its menu, and its bags. */
const StoreBoxes = ({ storeId }: { storeId: string }) => {
  const t = useT();
  const { data, isError, error, refetch: handleRetry } = useQuery(boxesQuery(storeId));
  if (isError && data === undefined) return <LoadFailed error={error} onRetry={handleRetry} />;
  if (data === undefined)
    return (
      <section className="card" role="status" aria-label={t('common.loading')}>
        <Skeleton width="40%" height={22} />
        <Skeleton height={120} />
      </section>
    );
  return (
    <>
      <Card title={t('box.store')}>
        <Facts
          rows={data.boxPrices.map(
            ({ classifyName, boxPrice }) =>
              [
                classifyName,
                <span key={classifyName} className="num">
                  {boxPrice > 0 ? price(boxPrice) : t('box.free')}
                </span>,
              ] as const,
          )}
        />
      </Card>
      <Card title={t('box.bagTitle')}>
        <p className="num">
          {data.isBagExempt ? t('box.bagExempt') : t('box.bag', { price: price(data.bagPrice) })}
        </p>
      </Card>
    </>
  );
};

const NOTES = ['box.noteDiscount', 'box.noteThreshold', 'box.noteRefund', 'box.noteOwn'] as const;

/**
 * What the meal box fee is made of (spec 001 §2); with the figures of a store when one is meant.
 */
export const BoxPriceScreen = () => {
  const t = useT();
  const [query] = useSearchParams();
  const latest = useLatestStore('takeout');
  const storeId = query.get('storeId') ?? latest;
  return (
    <Page title={t('title.boxPrice')}>
      <div className="boxes">
        <p className="boxes__lead">{t('box.lead')}</p>
        <Card title={t('box.howTitle')}>
          <p className="boxes__sum">{t('box.how')}</p>
        </Card>
        {storeId !== null && <StoreBoxes storeId={storeId} />}
        <Card title={t('box.noteTitle')}>
          <ul className="bullets">
            {NOTES.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  );
};
