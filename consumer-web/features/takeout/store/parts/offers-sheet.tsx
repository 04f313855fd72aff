import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useLanguage, useT } from '../../../../lib/i18n.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { couponsQuery, offersQuery } from '../queries.ts';
import { CouponRow } from './coupon-row.tsx';
import { Link } from '../../../../ui/link.tsx';

const Lines = ({ storeId }: { storeId: string }) => {
  const t = useT();
  const language = useLanguage((state) => state.language);
  const { data: linesIn, error, refetch: handleRetry } = useQuery(offersQuery(storeId));
  if (error !== null && linesIn === undefined)
    return <LoadFailed error={error} onRetry={handleRetry} />;
  if (linesIn === undefined)
    return (
      <div className="page__skeletons">
        <Skeleton height={22} width="80%" />
        <Skeleton height={22} width="60%" />
        <Skeleton height={22} width="70%" />
      </div>
    );
  return (
    <dl className="offers">
      {linesIn({ t, language }).map(({ key, kind, texts }) => (
        <div key={key} className="offers__row">
          <dt className="offers__kind">{kind}</dt>
          <dd>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {key === 'exchange' && (
              <Link to={href(consumerRoutes.storeExchange, { id: storeId })}>
                {t('shop.exchangeGo')}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** All that the store has on, and its coupons to claim. */
export const OffersSheet = ({ storeId, onClose }: { storeId: string; onClose: () => void }) => {
  const t = useT();
  const { data } = useQuery(couponsQuery(storeId));
  const coupons = data?.result ?? [];
  return (
    <Sheet title={t('shop.offersAll')} onClose={onClose}>
      {coupons.length > 0 && (
        <section className="coupons" aria-labelledby="coupons-title">
          <h3 id="coupons-title" className="coupons__title">
            {t('shop.coupons')}
          </h3>
          <ul className="coupons__rows">
            {coupons.map((coupon) => (
              <CouponRow key={coupon.voucherId} coupon={coupon} storeId={storeId} />
            ))}
          </ul>
        </section>
      )}
      <Lines storeId={storeId} />
    </Sheet>
  );
};
