import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { marketReviewCalls } from '#shared/contract/consumer/market-review.ts';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { once } from '../../../lib/api/once.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { host } from '../../../lib/host/host.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { appInfoQuery } from '../../app/app-info.ts';
import { AppStores } from '../../app/app-stores.tsx';

const { marketPositiveGuide, showGuidePopup } = marketReviewCalls;
const api = bindCalls({ marketPositiveGuide, showGuidePopup });

/** Whether the review of an order is one to ask after, and it is not asked too soon again. */
const isInvited = async (tradeId: OrderId): Promise<boolean> => {
  const { isGuide } = await api.marketPositiveGuide({ tradeId });
  if (!isGuide) return false;
  return (await once(`rateApp:${tradeId}`, (key) => api.showGuidePopup({}, { key }))).isShow;
};

/** Invites who rated an order well to rate the app, once in thirty days (decision P30). It says nothing when it may not, or nobody can be asked. */
export const RateApp = ({ tradeId }: { tradeId: string }) => {
  const t = useT();
  const [isOpen, setIsOpen] = useState(true);
  const invited = useQuery({
    queryKey: ['mine', 'rateApp', tradeId],
    queryFn: () => isInvited(asId<OrderId>(tradeId)),
    enabled: tradeId !== '',
    staleTime: Infinity,
    retry: false,
  });
  const app = useQuery({ ...appInfoQuery(), enabled: invited.data === true });
  if (!isOpen || invited.data !== true || app.data === undefined) return null;
  const handleClose = (): void => {
    setIsOpen(false);
  };
  return (
    <Sheet title={t('review.rateApp')} onClose={handleClose}>
      <p>{t('review.rateAppText')}</p>
      <AppStores app={app.data} os={host.facts().os} />
      <Button tone="quiet" isBlock onPress={handleClose}>
        {t('review.rateLater')}
      </Button>
    </Sheet>
  );
};
