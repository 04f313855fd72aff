import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Voucher } from '../model.ts';

/** When and where a voucher was used, and what of it the store gave back. */
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
          {use.refunded && (
            <strong className="uses__refund" data-testid="use-refunded">
              {t('voucher.useRefunded', {
                time: dateTimeText(use.refunded.at),
                amount: price(use.refunded.amtn),
              })}
            </strong>
          )}
        </li>
      ))}
    </ul>
  );
};
