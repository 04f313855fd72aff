import { useQuery } from '@tanstack/react-query';
import { href } from '#shared/routes/define.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/navigation/part.ts';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

const FOR_LONG = 10 * 60_000;

/** Leads from a cart to the combo coupons of its store, while the server's switch is on (spec 002 §4). */
export const ComboTag = ({ storeId }: { storeId: string }) => {
  const t = useT();
  const { data: isGuided } = useQuery({
    queryKey: ['comboGuide'],
    queryFn: async ({ signal }) =>
      (await loadPart(() => import('./combo-guide.ts'))).isComboGuided({ signal }),
    staleTime: FOR_LONG,
  });
  if (!isGuided) return null;
  return (
    <Link className="cart-combo" to={href(consumerRoutes.memberBoom, { storeId })}>
      <span className="tag tag--deal">{t('shop.combo')}</span>
      <span className="cart-combo__text">{t('shop.comboText')}</span>
      <Icon name="next" size={16} />
    </Link>
  );
};
