import { useQuery } from '@tanstack/react-query';
import { dateText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { continueInfoQuery } from '../queries.ts';
import type { BasicInfo } from './card-head.tsx';
import { short } from './words.ts';

/** In its last days: when the card ends, and what a renewal costs and brings. */
export const Remind = ({ info }: { info: BasicInfo }) => {
  const t = useT();
  const { data: renewal } = useQuery({ ...continueInfoQuery(), enabled: info.isReminderDue });
  const last = info.memberCardList.at(-1);
  if (!info.isReminderDue || last === undefined) return null;
  return (
    <p className="alert alert--calm num" role="status">
      {t('vip.remind', { date: dateText(last.endAt) })}
      {renewal !== undefined && renewal.purchaseLeft !== 0 && (
        <>
          <br />
          {t('vip.remind.renew', {
            amount: short(renewal.payAmount),
            date: dateText(renewal.newEndAt),
          })}
        </>
      )}
    </p>
  );
};
