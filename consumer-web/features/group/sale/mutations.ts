import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#shared/i18n/error-text.ts';
import { price } from '#shared/format/money.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { randomText } from '../../../lib/api/random.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { api } from './api.ts';
import { remindersQuery } from './queries.ts';

type Subject = { productId: ProductId; secKillId: string | null };

/** Sets or removes a reminder: of the start of a sale, else of a lower price. What was done is said. */
export const useRemind = ({ productId, secKillId }: Subject) => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    // a key for each press: the answer to an older one may not come back for a newer one
    mutationFn: async (isOn: boolean): Promise<string> => {
      const options = { key: randomText(16) };
      if (secKillId !== null) {
        await api.groupSecKillRemind({ secKillId, productId, isOn }, options);
        return t(isOn ? 'remind.startDone' : 'remind.off');
      }
      const { seenPrice } = await api.groupPriceRemind({ productId, isOn }, options);
      return isOn ? t('remind.priceDone', { price: price(seenPrice) }) : t('remind.off');
    },
    onSuccess: (said) => {
      notify(said);
    },
    onError: (error) => {
      notify(errorText(error, t));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: remindersQuery().queryKey }),
  });
};
