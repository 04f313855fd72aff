import { DishRow } from '../../../domain/order/dish-row.tsx';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Refundable, RefundableVoucher } from '../model.ts';
import type { RefundDraft } from '../use-refund-draft.ts';

type RowProps = { voucher: RefundableVoucher; isChosen: boolean; onToggle: () => void };

const Row = ({ voucher, isChosen, onToggle }: RowProps) => {
  const t = useT();
  const { codeMask, why, timesLeft, timesTotal, amount } = voucher;
  return (
    <li className="rf-line">
      <label className="rf-line__pick">
        <input type="checkbox" checked={isChosen} disabled={why !== null} onChange={onToggle} />
        <span className={`gr-voucher${why === null ? '' : ' gr-voucher--off'}`}>
          <span className="gr-voucher__code num">
            {t('groupRefund.voucher', { code: codeMask })}
          </span>
          {timesTotal > 1 && why === null && (
            <span className="rf-note num">
              {t('groupRefund.usesLeft', { left: timesLeft, total: timesTotal })}
            </span>
          )}
        </span>
        <span className="gr-voucher__end num">
          {why === null ? price(amount) : t(`groupRefund.why.${why}`)}
        </span>
      </label>
    </li>
  );
};

type Props = { refundable: Refundable; draft: RefundDraft };

/** Which vouchers, one by one; those that cannot be given back say why. */
export const VoucherChoice = ({ refundable: { vouchers, productList }, draft }: Props) => {
  const t = useT();
  const isSeveral = vouchers.filter(({ why }) => why === null).length > 1;
  return (
    <fieldset className="card">
      <legend className="unseen">{t('groupRefund.vouchers')}</legend>
      {productList.map(({ productId, productName, productImg, quantity }) => (
        <DishRow
          key={productId}
          dish={{ productName, skuName: '', propsText: '', imgUrl: productImg, quantity }}
        />
      ))}
      <div className="rf-head">
        <h2 className="card__title">{t('groupRefund.vouchers')}</h2>
        {isSeveral && (
          <label className="rf-all">
            <input
              type="checkbox"
              checked={draft.isAll}
              onChange={() => draft.chooseAll(!draft.isAll)}
            />
            <span>{t('reimburse.all')}</span>
          </label>
        )}
      </div>
      <ul className="rf-lines">
        {vouchers.map((voucher) => (
          <Row
            key={voucher.voucherId}
            voucher={voucher}
            isChosen={draft.voucherIds.includes(voucher.voucherId)}
            onToggle={() => draft.toggle(voucher.voucherId)}
          />
        ))}
      </ul>
      {draft.lost > 0 && (
        <p className="alert" role="alert" data-testid="refund-lost">
          {t('groupRefund.lost', { count: draft.lost })}
        </p>
      )}
    </fieldset>
  );
};
