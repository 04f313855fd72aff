import { groupRefundLinks } from '../../../domain/order/group-refund/links.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';
import { StateView } from '../../../ui/state-view.tsx';

type Props = { orderId: string; title: string; text?: string; hasRequests?: boolean };

/** In place of a refund: why there is none, and where to go. */
export const NoRefund = ({ orderId, title, text, hasRequests = false }: Props) => {
  const t = useT();
  return (
    <StateView title={title} text={text}>
      {hasRequests && (
        <Link className="button-link" to={groupRefundLinks.log(orderId)}>
          {t('groupRefund.view')}
        </Link>
      )}
      <Link
        className={`button-link${hasRequests ? ' button-link--quiet' : ''}`}
        to={groupRefundLinks.order(orderId)}
      >
        {t('reimburse.toOrder')}
      </Link>
    </StateView>
  );
};
