import { skipToken, useQuery } from '@tanstack/react-query';
import { price } from '#shared/format/money.ts';
import { href } from '#shared/routes/define.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { loadPart } from '../../../lib/navigation/part.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Checkout } from '../use-checkout.ts';

/** A coupon group beside the order, where one of its pieces lowers it beyond what is chosen (spec 002 §7). */
export const CombineRow = ({ checkout: { shop, body, mall } }: { checkout: Checkout }) => {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['mine', 'combo', 'combine', body],
    queryFn:
      body === null || mall.chosen.length > 0
        ? skipToken
        : async ({ signal }) =>
            (await loadPart(() => import('../combine-group.ts'))).combineGroup(body, { signal }),
    staleTime: 0,
  });
  if (!data?.group || mall.chosen.length > 0) return null;
  const { group, saves } = data;
  return (
    <Link
      className="checkout__row"
      to={href(consumerRoutes.memberBoom, { storeId: shop.storeId })}
      data-testid="combine-group"
    >
      <span className="checkout__row-name">{t('checkout.combo')}</span>
      <span className="checkout__row-value">
        <span className="checkout__offer-name">
          {t('checkout.combo.group', { name: group.name, price: price(group.price) })}
        </span>{' '}
        <strong className="fees__amount--off num">
          {t('checkout.combo.saves', { amount: price(saves) })}
        </strong>
      </span>
      <Icon name="next" size={16} />
    </Link>
  );
};
