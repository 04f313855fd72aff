import type { MemberPack } from '#shared/contract/consumer/monthly-card.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useOrder } from '../mutations.ts';
import { PacketLines } from './brings.tsx';
import { short } from './words.ts';

/** Extra packs of this cycle. `most`: how many a cycle has. */
export const PacksCard = ({ packs, most }: { packs: readonly MemberPack[]; most: number }) => {
  const t = useT();
  const order = useOrder();
  const left = packs[0]?.left ?? 0;
  if (packs.length === 0) return null;
  return (
    <Card title={t('vip.packs.title')}>
      <p className="vip-note num" data-testid="packs-left">
        {left > 0 ? t('vip.packs.left', { count: left, most }) : t('vip.packs.none')}
      </p>
      {order.error !== null && (
        <p className="alert" role="alert">
          {errorText(order.error, t)}
        </p>
      )}
      <ul className="vip-packs">
        {packs.map(({ packId, name, price, packets }) => (
          <li key={packId} data-testid={`pack-${packId}`}>
            <strong>{name}</strong>
            <Button
              size="small"
              isDisabled={left === 0}
              isBusy={order.isPending && order.variables.itemId === packId}
              label={t('vip.packs.buyOf', { amount: short(price), name })}
              onPress={() => order.mutate({ itemId: packId, payAmount: price })}
            >
              {t('vip.packs.buy', { amount: short(price) })}
            </Button>
            <PacketLines packets={packets} />
          </li>
        ))}
      </ul>
      <p className="vip-note">{t('vip.packs.note')}</p>
    </Card>
  );
};
