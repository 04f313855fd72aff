import type { GroupRefundRequest } from '#shared/contract/consumer/group-refund.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { PhotoRow } from '../../../domain/photos/photo-row.tsx';
import { useT, type TextKey } from '../../../lib/i18n.ts';
import { Card, Facts } from '../../../ui/card.tsx';

const titleOf = ({ isUsed, isWhole }: GroupRefundRequest): TextKey => {
  if (isUsed) return 'groupRefund.about';
  return isWhole ? 'reimburse.whole' : 'reimburse.about';
};

/** Which vouchers were asked back, or given back by the store, and why. */
export const RequestAbout = ({ request }: { request: GroupRefundRequest }) => {
  const t = useT();
  const { vouchers, reasonLabel, reasonText, imgList, steps } = request;
  const requested = steps.find(({ kind }) => kind === 'REQUESTED');
  const rows = [
    [t('reimburse.why'), reasonLabel],
    ...(reasonText === '' ? [] : [[t('reimburse.text'), reasonText] as const]),
    ...(requested === undefined
      ? []
      : [[t('reimburse.asked'), dateTimeText(requested.at)] as const]),
  ] as const;
  return (
    <Card title={t(titleOf(request))}>
      <ul className="gr-vouchers num">
        {vouchers.map(({ codeMask, amtn }) => (
          <li key={codeMask} className="gr-vouchers__one">
            <span>{t('groupRefund.voucher', { code: codeMask })}</span>
            <span>{price(amtn)}</span>
          </li>
        ))}
      </ul>
      <div className="rf-facts num">
        <Facts rows={rows} />
      </div>
      {imgList.length > 0 && <PhotoRow photos={imgList} />}
    </Card>
  );
};
