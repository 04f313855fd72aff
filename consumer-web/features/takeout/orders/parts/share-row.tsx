import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { hostFailureKey } from '../../../../host/host-error.ts';
import { host } from '../../../../lib/host/host.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { notify } from '../../../../lib/notice.ts';
import { noteEvent } from '../../../../lib/track/note-event.ts';
import type { Order } from '../../../../domain/order/model.ts';
import { PacketButton } from '../../../../domain/order/packet/packet-button.tsx';
import { useShareLink } from '../mutations.ts';

/** Red packets for friends, of an order that was paid and not called off. */
export const ShareRow = ({ order }: { order: Order }) => {
  const t = useT();
  const share = useShareLink(order.tradeId);
  if (order.payInfo.payTime === null || order.orderStatus <= 0) return null;
  const press = async (): Promise<void> => {
    try {
      const { title, content, imgUrl, url } = await share.mutateAsync();
      const outcome = await host.share({
        title,
        text: content,
        url: `${host.appUrl()}${url.slice(url.indexOf('#'))}`,
        picture: pictureUrl(imgUrl),
      });
      if (outcome !== 'cancelled') noteEvent('Share', { orderId: order.tradeId });
      if (outcome === 'copied') notify(t('orders.shareCopied'));
      if (outcome === 'shared') notify(t('orders.shareDone'));
      if (outcome === 'ready') notify(t('orders.shareReady'));
    } catch (error) {
      notify(
        isApiError(error) ? errorText(error, t) : t(hostFailureKey(error, 'orders.shareFailed')),
      );
    }
  };
  return (
    <PacketButton isBusy={share.isPending} onPress={() => void press()}>
      {t('orders.share')}
    </PacketButton>
  );
};
