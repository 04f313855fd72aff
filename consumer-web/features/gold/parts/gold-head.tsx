import { useQuery } from '@tanstack/react-query';
import { price, sum } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { maxAddedQuery, sumsQuery } from '../queries.ts';
import { Link } from '../../../ui/link.tsx';

/** What can be spent, with links to buying and records. Its height is fixed while the sums load. */
export const GoldHead = () => {
  const t = useT();
  const { data, isError, fetchStatus } = useQuery(sumsQuery());
  const { data: added } = useQuery(maxAddedQuery());
  return (
    <>
      <section className="gold-head" aria-label={t('goldPage.balance')}>
        <p className="gold-head__label">{t('goldPage.balance')}</p>
        <p className="gold-head__sum num" data-testid="gold-total">
          {data !== undefined ? (
            sum(data.totalAmount)
          ) : isError || fetchStatus === 'paused' ? (
            '–'
          ) : (
            <span className="skeleton" />
          )}
        </p>
        <div className="gold-head__facts num">
          {data !== undefined && data.soonAmount > 0 && (
            <p className="gold-head__soon">
              {t('goldPage.soon', { amount: price(data.soonAmount) })}
            </p>
          )}
          {data !== undefined && data.heldAmount > 0 && (
            <p>{t('goldPage.held', { amount: price(data.heldAmount) })}</p>
          )}
        </div>
      </section>
      <nav className="gold-ways" aria-label={t('title.gold')}>
        <Link className="gold-ways__way gold-ways__way--main" to={consumerRoutes.goldBuy.path}>
          {t('goldPage.buy')}
          {added !== undefined && added.maxAddedAmount > 0 && (
            <small className="num">
              {t('goldPage.upTo', { amount: price(added.maxAddedAmount).replace(/\.00$/, '') })}
            </small>
          )}
        </Link>
        <Link className="gold-ways__way" to={consumerRoutes.goldList.path}>
          {t('goldPage.records')}
        </Link>
      </nav>
    </>
  );
};
