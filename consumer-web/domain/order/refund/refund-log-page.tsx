import '../orders.css';
import '../../photos/photos.css';
import './refund.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import type { RefundReply } from '../model.ts';
import { refundInfoQuery } from './queries.ts';
import { RefundAbout } from './refund-about.tsx';
import { RefundHead } from './refund-head.tsx';
import { RefundLog } from './refund-log.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Page } from '../../../ui/page.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { StoreOrderGate } from '../store-order-gate.tsx';
import type { RefundKind } from '../store-orders.ts';
import { Link } from '../../../ui/link.tsx';

type Props = { kind: RefundKind; tradeId: OrderId; reply: RefundReply };

const NoRefund = ({ kind, tradeId }: Pick<Props, 'kind' | 'tradeId'>) => {
  const t = useT();
  return (
    <StateView title={t('reimburse.none')} text={t('reimburse.noneText')}>
      <Link className="button-link" to={kind.links.order(tradeId)}>
        {t('reimburse.toOrder')}
      </Link>
    </StateView>
  );
};

const RefundParts = ({ kind, tradeId, reply }: Props) => {
  const t = useT();
  const { refund, log } = reply;
  if (refund === null && log.length === 0) return <NoRefund kind={kind} tradeId={tradeId} />;
  return (
    <div className="ord-page">
      {refund !== null && <RefundHead kind={kind} tradeId={tradeId} refund={refund} />}
      <RefundLog reply={reply} />
      {refund !== null && <RefundAbout refund={refund} orderNo={reply.orderNo} />}
      <div className="rf-ways">
        {refund?.canAskAgain === true && (
          <Link className="ord-button" to={kind.links.refund(tradeId)}>
            {t('reimburse.askAgain')}
          </Link>
        )}
        <Link className="ord-button" to={kind.links.order(tradeId)}>
          {t('reimburse.toOrder')}
        </Link>
      </div>
    </div>
  );
};

/** The state of a refund: its clock, its log, and the way to withdraw it (spec 001 §4). */
export const RefundLogPage = ({ kind }: { kind: RefundKind }) => {
  const t = useT();
  const tradeId = useSearchParams()[0].get('tradeId') ?? '';
  const query = useQuery(refundInfoQuery(kind, tradeId));
  return (
    <Page title={t('title.refundLog')} backPath={kind.links.order(tradeId)}>
      <StoreOrderGate kind={kind} orderId={tradeId} query={query}>
        {(reply) => <RefundParts kind={kind} tradeId={asId<OrderId>(tradeId)} reply={reply} />}
      </StoreOrderGate>
    </Page>
  );
};
