import { notifications } from '@mantine/notifications';
import type { StorePromotionRow } from '#shared/contract/merchant/promotion.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useEndPromotion } from '../queries.ts';
import { endWord } from './promotion-row.tsx';

type Props = { storeId: StoreId; promotion: StorePromotionRow; onDone: () => void };

/** Asks before a promotion ends, or is withdrawn. */
export const EndDialog = ({ storeId, promotion, onDone }: Props) => {
  const t = useT();
  const isEnglish = useLanguage() === 'en';
  const end = useEndPromotion();
  const { promotionId, seq, kind, name, state } = promotion;
  const way = state === 'RUNNING' ? 'end' : 'withdraw';
  const handleConfirm = (): void => {
    end.mutate(
      { storeId, promotionId, seq },
      {
        onSuccess: ({ isWithdrawn }) => {
          const message = t(isWithdrawn ? 'storePromo.withdrawn' : 'storePromo.ended');
          notifications.show({ color: 'teal.9', message });
          onDone();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={t(`storePromo.${way}Ask`, { name: (isEnglish && name.en) || name.zh })}
      text={t(
        kind === 'poster' && way === 'end' ? 'storePromo.endPoster' : `storePromo.${way}Text`,
      )}
      confirm={{ label: t(`storePromo.${endWord(promotion)}`), tone: 'bad' }}
      isBusy={end.isPending}
      error={end.error}
      onConfirm={handleConfirm}
      onClose={onDone}
    />
  );
};
