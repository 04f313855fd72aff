import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Order, Refundable } from '../model.ts';
import type { RefundDraft } from './use-refund-form.ts';
import { useShopT } from '../../shop-words.ts';
import { DishRow } from '../dish-row.tsx';
import type { RefundKind } from '../store-orders.ts';

type LineProps = {
  dish: Order['productList'][number];
  left: number;
  count: number;
  isFixed: boolean;
  onCount: (count: number) => void;
};

const Line = ({ dish, left, count, isFixed, onCount }: LineProps) => {
  const t = useT();
  const isChosen = count > 0;
  return (
    <li className="rf-line">
      <label className="rf-line__pick">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFixed}
          onChange={() => onCount(isChosen ? 0 : left)}
          aria-label={dish.productName}
        />
        <DishRow
          dish={{ ...dish, quantity: left }}
          end={<span className="num">{price(dish.shareAmtn)}</span>}
        />
      </label>
      {isChosen && left > 1 && !isFixed && (
        <div className="rf-line__count">
          <span className="rf-note">{t('reimburse.left', { count: left })}</span>
          <Stepper
            value={count}
            least={1}
            most={left}
            label={t('reimburse.pieces', { name: dish.productName })}
            lessLabel={t('reimburse.less')}
            moreLabel={t('reimburse.more')}
            onChange={onCount}
          />
        </div>
      )}
    </li>
  );
};

/**
 * Which dishes, and how many of each. Prices are what was really paid for a line, after all
 * reductions.
 */
export const RefundItems = ({
  kind,
  order,
  whole,
  draft,
}: {
  kind: Pick<RefundKind, 'words'>;
  order: Order;
  whole: Refundable;
  draft: RefundDraft;
}) => {
  const t = useShopT(kind);
  const rows = whole.lines.flatMap(({ uuid, left }) => {
    const dish = order.productList.find((one) => one.uuid === uuid);
    return dish && left > 0 ? [{ dish, left }] : [];
  });
  return (
    <fieldset className="card">
      <legend className="unseen">{t('reimburse.items')}</legend>
      <div className="rf-head">
        <h2 className="card__title">{t('reimburse.items')}</h2>
        {!whole.isWholeOnly && (
          <label className="rf-all">
            <input
              type="checkbox"
              checked={draft.isWhole}
              onChange={() => draft.chooseAll(!draft.isWhole)}
            />
            <span>{t('reimburse.all')}</span>
          </label>
        )}
      </div>
      <ul className="rf-lines">
        {rows.map(({ dish, left }) => (
          <Line
            key={dish.uuid}
            dish={dish}
            left={left}
            count={draft.chosen[dish.uuid] ?? 0}
            isFixed={whole.isWholeOnly}
            onCount={(count) => draft.choose(dish.uuid, count)}
          />
        ))}
      </ul>
      <p className="rf-note">
        {t(whole.isWholeOnly ? 'reimburse.wholeOnly' : 'refund.feesExcluded')}
      </p>
    </fieldset>
  );
};
