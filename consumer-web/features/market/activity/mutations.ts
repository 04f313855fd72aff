import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#shared/i18n/error-text.ts';
import { noteReceived } from '../../../domain/offers/note-received.ts';
import { once } from '../../../lib/api/once.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { api } from './api.ts';

/** Claims one coupon of an activity, or without an id all that are left; each is claimed once, even if the connection fails. */
export const useClaimCoupons = (activityId: string) => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (couponId?: string) =>
      once(`couponActivity:${activityId}:${couponId ?? ''}`, (key) =>
        api.marketCouponReceive({ activityId, couponId }, { key }),
      ),
    onSuccess: ({ result }) => {
      noteReceived(result);
      notify(t('couponActivity.done'));
    },
    onError: (error) => {
      notify(errorText(error, t));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};
