import { useQuery } from '@tanstack/react-query';
import type { Cents } from '#shared/kernel/money.ts';
import { useT } from '../../../../lib/i18n.ts';
import { campaignQuery } from '../queries.ts';

/** A note that the order counts for a partner's campaign; nothing when there is none. */
export const CampaignNote = ({
  storeId,
  totalPrice,
}: {
  storeId: string;
  totalPrice: Cents | null;
}) => {
  const t = useT();
  const { data } = useQuery(campaignQuery(storeId, totalPrice));
  return data?.isOpen ? (
    <p className="alert alert--calm checkout__problem" role="status">
      {t('checkout.campaign', { title: data.title })}
    </p>
  ) : null;
};
