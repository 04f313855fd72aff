import { dateTimeText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Voucher } from '../model.ts';

/** When and where a voucher was used. */
export const TicketUses = ({ uses }: { uses: Voucher['uses'] }) => {
  const t = useT();
  return (
    <ul className="uses num" aria-label={t('voucher.history')}>
      {uses.map((use) => (
        <li key={`${use.at} ${use.storeName}`}>
          {t(use.times > 1 ? 'voucher.usedTimes' : 'voucher.usedAt', {
            time: dateTimeText(use.at),
            store: use.storeName,
            count: use.times,
          })}
        </li>
      ))}
    </ul>
  );
};
