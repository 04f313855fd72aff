import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { deliveryTexts, planLines } from './delivery-lines.ts';
import { deliveryQuery } from './store-api.ts';

/** What delivery costs here and why, and what platform and store take off it. A failure leaves the card out (spec 001 §8). */
export const DeliveryCard = ({ storeId }: { storeId: string }) => {
  const t = useT();
  const { data, isError } = useQuery(deliveryQuery(storeId));
  if (isError && data === undefined) return null;
  if (data === undefined)
    return (
      <section className="card page__skeletons">
        <Skeleton height={20} width="40%" />
        <Skeleton height={20} />
        <Skeleton height={20} />
      </section>
    );
  const offers = [
    [t('shop.plan.platform'), data.platform],
    [t('shop.plan.store'), data.store],
  ] as const;
  const rows = [
    ...planLines(data, t),
    ...offers.flatMap(([name, offer]) =>
      offer === null ? [] : [[name, deliveryTexts(offer, t).join(t('shop.plan.join'))] as const],
    ),
  ];
  return (
    <Card title={t('shop.plan')}>
      <Facts rows={rows} />
    </Card>
  );
};
