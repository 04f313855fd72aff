import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { SECOND, plus, type Instant } from '#shared/kernel/time.ts';
import { useT } from '../../../../lib/i18n.ts';
import { StateView } from '../../../../ui/state-view.tsx';
import {
  HEADING_REM,
  ITEM_REM,
  layOut,
  type MenuRow,
} from '../../../../domain/store-page/menu-layout.ts';
import { MenuRail } from '../../../../domain/store-page/menu-rail.tsx';
import { useMenuWindow } from '../../../../domain/store-page/use-menu-window.ts';
import { classesOf } from '../menu-classes.ts';
import type { Dish, Menu as MenuData } from '../model.ts';
import type { CartActions } from '../../../../domain/cart/use-cart-actions.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { DishRow } from './dish-row.tsx';
import { FlashClock } from './flash-clock.tsx';

type Props = {
  menu: MenuData;
  pieces: StoreCart['pieces'];
  actions: CartActions;
  /** The class to go to, once for each such object. */
  goal: { classifyId: string };
  onOpen: (dish: Dish) => void;
  onFlashOver: () => void;
  /** Shown in place of a menu without dishes. */ empty?: ReactNode;
};

/** When the flash sale ends by the server's clock; null when none runs. */
const flashEnd = ({ serverTime, flashLeftSeconds }: MenuData): Instant | null =>
  flashLeftSeconds > 0 ? plus(serverTime, flashLeftSeconds * SECOND) : null;

const useFlashOver = ({ flashLeftSeconds }: MenuData, onOver: () => void): void => {
  useEffect(() => {
    if (flashLeftSeconds <= 0) return;
    // a timer holds at most 24 days
    const timer = setTimeout(onOver, Math.min(flashLeftSeconds * SECOND, 2 ** 31 - 1));
    return () => {
      clearTimeout(timer);
    };
  }, [flashLeftSeconds, onOver]);
};

type RowProps = {
  row: MenuRow<Dish>;
  flashUntil: Instant | null;
  pieces: number;
  actions: CartActions;
  onOpen: (dish: Dish) => void;
};

/** A tap renders only one of all rows again. */
const Row = memo(({ row, flashUntil, pieces, actions, onOpen }: RowProps) => {
  const style = {
    top: `${row.top}rem`,
    height: `${row.kind === 'class' ? HEADING_REM : ITEM_REM}rem`,
  };
  if (row.kind === 'item')
    return (
      <li className="menu__row" style={style}>
        <DishRow dish={row.item} pieces={pieces} actions={actions} onOpen={onOpen} />
      </li>
    );
  return (
    <li className="menu__row menu__heading" style={style}>
      <h2 className="menu__name">{row.of.name}</h2>
      {row.of.isFlash === true && flashUntil !== null && <FlashClock until={flashUntil} />}
    </li>
  );
});
Row.displayName = 'MenuRow';

/** The menu: classes on the left, dishes on the right, each following the other. Of 600 dishes those near the screen are drawn. */
export const Menu = ({ menu, pieces, actions, goal, onOpen, onFlashOver, empty }: Props) => {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const rail = useRef<HTMLElement>(null);
  const discounts = t('shop.discounts');
  const layout = useMemo(
    () => layOut(classesOf(menu, discounts), ({ productId }) => productId),
    [menu, discounts],
  );
  const { first, last, current, goTo: handleGoTo } = useMenuWindow(layout, { list, rail });
  useFlashOver(menu, onFlashOver);
  const reached = useRef<Props['goal'] | null>(null);
  useEffect(() => {
    if (reached.current === goal) return;
    reached.current = goal;
    const index = layout.classes.findIndex(({ id }) => id === goal.classifyId);
    if (index >= 0) handleGoTo(index);
  }, [layout, handleGoTo, goal]);
  if (layout.rows.length === 0) return empty ?? <StateView title={t('shop.menuEmpty')} />;
  const flashUntil = flashEnd(menu);
  return (
    <div className="menu">
      <MenuRail classes={layout.classes} current={current} rail={rail} onGo={handleGoTo} />
      <ul
        className="menu__list"
        aria-label={t('shop.menu')}
        ref={list}
        style={{ height: `${layout.height}rem` }}
      >
        {layout.rows.slice(first, last).map((row) => (
          <Row
            key={row.key}
            row={row}
            flashUntil={flashUntil}
            pieces={row.kind === 'item' ? (pieces.get(row.item.productId) ?? 0) : 0}
            actions={actions}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </div>
  );
};
