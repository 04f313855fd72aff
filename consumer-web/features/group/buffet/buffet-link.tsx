import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import type { GroupOrder } from '../model.ts';

/** From an order to the one code of its table. */
export const BuffetLink = ({ order: { orderInfo, vouchers } }: { order: GroupOrder }) => {
  const t = useT();
  const { orderId } = orderInfo;
  return (
    <Link className="card order-table" to={href(consumerRoutes.groupOrderBuffet, { orderId })}>
      <span>
        <b>{t('buffet.open')}</b>
        <small>{t('buffet.openText', { count: vouchers.length })}</small>
      </span>
      <Icon name="next" />
    </Link>
  );
};
