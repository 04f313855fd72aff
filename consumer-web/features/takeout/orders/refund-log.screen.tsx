import '../../../domain/order/orders.css';
import '../../../domain/photos/photos.css';
import '../../../domain/order/refund/refund.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import type { RefundReply } from '../../../domain/order/model.ts';
import { refundInfoQuery } from '../../../domain/order/refund/queries.ts';
import { RefundAbout } from '../../../domain/order/refund/refund-about.tsx';
import { RefundHead } from '../../../domain/order/refund/refund-head.tsx';
import { RefundLog } from '../../../domain/order/refund/refund-log.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { orderLinks } from './links.ts';
import { TakeoutOrderGate } from './parts/takeout-order-gate.tsx';
import { takeoutRefunds } from './takeout-refunds.ts';
import { Link } from '../../../ui/link.tsx';

type Props = { tradeId: OrderId; reply: RefundReply };

const NoRefund = ({ tradeId }: Pick<Props, 'tradeId'>) => {
  const t = useT();
  return (
    <StateView title={t('reimburse.none')} text={t('reimburse.noneText')}>
      <Link className="button-link" to={orderLinks.order(tradeId)}>
        {t('reimburse.toOrder')}
      </Link>
    </StateView>
  );
};

const RefundParts = ({ tradeId, reply }: Props) => {
  const t = useT();
  const { refund, log } = reply;
  if (refund === null && log.length === 0) return <NoRefund tradeId={tradeId} />;
  return (
    <div className="ord-page">
      {refund !== null && <RefundHead kind={takeoutRefunds} tradeId={tradeId} refund={refund} />}
      <RefundLog reply={reply} />
      {refund !== null && <RefundAbout refund={refund} orderNo={reply.orderNo} />}
      <div className="rf-ways">
        {refund?.canAskAgain === true && (
          <Link className="ord-button" to={orderLinks.refund(tradeId)}>
            {t('reimburse.askAgain')}
          </Link>
        )}
        <Link className="ord-button" to={orderLinks.order(tradeId)}>
          {t('reimburse.toOrder')}
        </Link>
      </div>
    </div>
  );
};

/** The state of a refund: its clock, its log, and the way to withdraw it (spec 001 §4). */
export const RefundLogScreen = () => {
  const t = useT();
  const tradeId = useSearchParams()[0].get('tradeId') ?? '';
  const query = useQuery(refundInfoQuery(takeoutRefunds, tradeId));
  return (
    <Page title={t('title.refundLog')} backPath={orderLinks.order(tradeId)}>
      <TakeoutOrderGate orderId={tradeId} query={query}>
        {(reply) => <RefundParts tradeId={asId<OrderId>(tradeId)} reply={reply} />}
      </TakeoutOrderGate>
    </Page>
  );
};
