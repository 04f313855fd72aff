import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { partakeCalls } from '#shared/contract/consumer/partake.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { sendShare } from '../../share/send-share.ts';
import type { Order } from '../model.ts';
import { kindKey } from '../queries.ts';
import { PacketButton } from './packet-button.tsx';

const { partakeOrderActivity } = partakeCalls;
const api = bindCalls({ partakeOrderActivity });

const packetQuery = (orderId: OrderId) =>
  queryOptions({
    queryKey: [...kindKey({ name: 'market' }), 'packet', orderId],
    queryFn: async ({ signal }) =>
      (await api.partakeOrderActivity({ orderId }, { signal })).activity,
  });

/** The red packet that an order of a supermarket brings friends (decision P28); nothing while it is not paid, and once it cannot be shared any more. */
export const OrderPacket = ({ order: { tradeId, orderStatus, payInfo } }: { order: Order }) => {
  const t = useT();
  const queries = useQueryClient();
  const isPaid = payInfo.payTime !== null && orderStatus > 0;
  const query = useQuery({ ...packetQuery(tradeId), enabled: isPaid });
  const { data } = query;
  if (!isPaid || data === null) return null;
  const left = data === undefined ? null : data.redpackCount - data.receivedCount;
  const handleShare = async (): Promise<void> => {
    const packet = await queries
      .fetchQuery({ ...packetQuery(tradeId), staleTime: Infinity })
      .catch(() => null);
    if (packet === null) {
      notify(t('marketOrder.packetFailed'));
      return;
    }
    await sendShare({
      title: packet.title,
      text: packet.content,
      path: packet.url,
      picture: packet.imgUrl,
      subject: { orderId: tradeId },
    });
  };
  return (
    <PacketButton isBusy={query.isPending && query.isFetching} onPress={() => void handleShare()}>
      {left === null
        ? t('marketOrder.packet')
        : t(left > 0 ? 'marketOrder.packetLeft' : 'marketOrder.packetGone', { count: left })}
    </PacketButton>
  );
};
