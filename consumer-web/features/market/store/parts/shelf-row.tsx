import type { CartActions } from '../../../../domain/cart/use-cart-actions.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { HEADING_REM, type MenuRow } from '../../../../domain/store-page/menu-layout.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { GoodsRow } from '../class-lists.ts';
import type { Goods } from '../model.ts';
import type { Slot } from '../use-goods-pages.ts';
import { GoodsCell } from './goods-cell.tsx';

/** The height of a row of the shelf. */
export const ROW_REM = 15;

type CellProps = {
  storeId: string;
  slot: Slot;
  pieces: number;
  actions: CartActions;
  onChoose: (goods: Goods) => void;
};

const Cell = ({ storeId, slot, pieces, actions, onChoose }: CellProps) => {
  const t = useT();
  if (slot.kind === 'goods')
    return (
      <GoodsCell
        storeId={storeId}
        goods={slot.goods}
        pieces={pieces}
        actions={actions}
        onChoose={onChoose}
      />
    );
  if (slot.kind === 'failed')
    return (
      <div className="mk-cell mk-cell--failed">
        <p>{t('mkStore.pageFailed')}</p>
        <button type="button" className="mk-cell__retry" onClick={() => void slot.onRetry()}>
          {t('common.retry')}
        </button>
      </div>
    );
  return (
    <div className="mk-cell" aria-hidden="true">
      {slot.kind === 'waiting' && (
        <>
          <div className="mk-cell__picture">
            <Skeleton height={130} radius={12} />
          </div>
          <Skeleton height={16} width="90%" />
          <Skeleton height={16} width="45%" />
        </>
      )}
    </div>
  );
};

type RowProps = Omit<CellProps, 'slot' | 'pieces'> & {
  row: MenuRow<GoodsRow>;
  pieces: StoreCart['pieces'];
  slotOf: (row: GoodsRow, number: number) => Slot;
};

/** A row of the shelf: the name of a class, or two products with what is known of them. */
export const ShelfRow = ({ row, pieces, slotOf, ...cell }: RowProps) => {
  const style = {
    top: `${row.top}rem`,
    height: `${row.kind === 'class' ? HEADING_REM : ROW_REM}rem`,
  };
  if (row.kind === 'class')
    return (
      <li className="menu__row menu__heading" style={style}>
        <h2 className="menu__name">{row.of.name}</h2>
      </li>
    );
  return (
    <li className="menu__row mk-row" style={style}>
      {row.item.numbers.map((number) => {
        const slot = slotOf(row.item, number);
        const held = slot.kind === 'goods' ? (pieces.get(slot.goods.productId) ?? 0) : 0;
        return <Cell key={number} {...cell} slot={slot} pieces={held} />;
      })}
    </li>
  );
};
