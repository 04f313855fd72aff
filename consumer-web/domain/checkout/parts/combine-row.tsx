import { skipToken, useQuery } from '@tanstack/react-query';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { loadPart } from '../../../lib/navigation/part.ts';
import type { Checkout } from '../use-checkout.ts';

/** A coupon group beside the order, where one of its pieces lowers it beyond what is chosen: it is bought in the same payment, and the piece used at once (decision MB18). */
export const CombineRow = ({
  checkout: { alone, combo, chooseCombo, mall },
}: {
  checkout: Checkout;
}) => {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['mine', 'combo', 'combine', alone],
    queryFn:
      alone === null || mall.chosen.length > 0
        ? skipToken
        : async ({ signal }) =>
            (await loadPart(() => import('../combine-group.ts'))).combineGroup(alone, { signal }),
    staleTime: 0,
  });
  if (!data?.group || mall.chosen.length > 0) return null;
  const { group, saves } = data;
  const { groupId, name } = group;
  return (
    <label className="checkout__row checkout__row--switch" data-testid="combine-group">
      <span className="checkout__row-name">{t('checkout.combo')}</span>
      <span className="checkout__row-value">
        <span className="checkout__offer-name">
          {t('checkout.combo.group', { name, price: price(group.price) })}
        </span>{' '}
        <strong className="fees__amount--off num">
          {t('checkout.combo.saves', { amount: price(saves) })}
        </strong>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="toggle"
        checked={combo !== null}
        onChange={({ target }) =>
          chooseCombo(target.checked ? { groupId, name, price: group.price } : null)
        }
      />
    </label>
  );
};
