import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { selectMenuClass, type MenuPlace } from '#shared/cart/menu.ts';
import type { CartActions } from '../../../../domain/cart/use-cart-actions.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { layOut } from '../../../../domain/store-page/menu-layout.ts';
import { laterSheet, useLoadEarly } from '../../../../lib/navigation/later-sheet.tsx';
import { MenuRail } from '../../../../domain/store-page/menu-rail.tsx';
import { useMenuWindow } from '../../../../domain/store-page/use-menu-window.ts';
import { useT } from '../../../../lib/i18n.ts';
import { StateView } from '../../../../ui/state-view.tsx';
import { classAtPlace, goodsLists, listAt, placeOf, rowClasses } from '../class-lists.ts';
import type { Goods, TopClass } from '../model.ts';
import type { Chosen } from '../use-chosen.ts';
import { useGoodsPages } from '../use-goods-pages.ts';
import { ClassBar } from './class-bar.tsx';
import { ROW_REM, ShelfRow } from './shelf-row.tsx';

const ClassDrawer = laterSheet(async () => (await import('./class-drawer.tsx')).ClassDrawer);

type Props = {
  storeId: string;
  tree: readonly TopClass[];
  chosen: Chosen;
  pieces: StoreCart['pieces'];
  actions: CartActions;
  onChoose: (goods: Goods) => void;
};

/** The shelf: classes beside and above it, two products a row, each class following the other. Of ten thousand products those near the screen are drawn, and asked for. */
export const GoodsGrid = memo(({ storeId, tree, chosen, pieces, actions, onChoose }: Props) => {
  const t = useT();
  const [isAllOpen, setIsAllOpen] = useState(false);
  useLoadEarly(ClassDrawer);
  const list = useRef<HTMLUListElement>(null);
  const rail = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const lists = useMemo(() => goodsLists(tree), [tree]);
  const layout = useMemo(
    () => layOut(rowClasses(lists), ({ numbers }) => String(numbers[0]), ROW_REM),
    [lists],
  );
  const { first, last, current, goTo } = useMenuWindow(layout, { list, rail, bar });
  const rows = layout.rows.slice(first, last);
  const slotOf = useGoodsPages(
    storeId,
    chosen.sort,
    rows.flatMap((row) => (row.kind === 'item' ? [row.item] : [])),
  );
  const handlePlace = (place: MenuPlace): void => {
    goTo(listAt(lists, place));
    chosen.setClass(classAtPlace(tree, place));
  };
  const wanted = useRef(chosen.classifyId);
  useEffect(() => {
    const place = placeOf(tree, wanted.current);
    wanted.current = '';
    if (place !== null) goTo(listAt(lists, place));
  }, [tree, lists, goTo]);
  const place = lists[current]?.place;
  const top = tree[place?.classIndex ?? 0];
  if (place === undefined || top === undefined) return <StateView title={t('mkStore.empty')} />;
  return (
    <div className="menu mk-shelf">
      <MenuRail
        classes={tree.map(({ classifyId: id, classifyName: name }) => ({ id, name }))}
        current={place.classIndex}
        rail={rail}
        onGo={(index) => handlePlace(selectMenuClass(index))}
      />
      <div className="mk-shelf__goods">
        <ClassBar
          bar={bar}
          top={top}
          place={place}
          sort={chosen.sort}
          onPlace={handlePlace}
          onSort={chosen.setSort}
          onAll={() => setIsAllOpen(true)}
        />
        <ul
          className="menu__list"
          aria-label={t('mkStore.goods')}
          ref={list}
          style={{ height: `${layout.height}rem` }}
        >
          {rows.map((row) => (
            <ShelfRow
              key={row.key}
              row={row}
              storeId={storeId}
              slotOf={slotOf}
              pieces={pieces}
              actions={actions}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </div>
      {isAllOpen && (
        <ClassDrawer tree={tree} onPlace={handlePlace} onClose={() => setIsAllOpen(false)} />
      )}
    </div>
  );
});
GoodsGrid.displayName = 'GoodsGrid';
