import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Summary } from '../model.ts';

type Order = Pick<Summary['ending'][number], 'orderId' | 'productName' | 'productImg'>;

/** An order in a short list: its deal and one line about it. */
export const MineOrder = ({ order, facts }: { order: Order; facts: string }) => (
  <Link
    className="mine__order"
    to={href(consumerRoutes.groupOrderDetail, { orderId: order.orderId })}
  >
    <Picture src={pictureUrl(order.productImg)} alt="" ratio={1} width={120} />
    <span className="mine__text">
      <span className="mine__deal">{order.productName}</span>
      <span className="mine__facts num">{facts}</span>
    </span>
  </Link>
);
