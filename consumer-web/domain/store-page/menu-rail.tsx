import './menu.css';
import { memo, useEffect, type RefObject } from 'react';
import { useT } from '../../lib/i18n.ts';
import type { RailClass } from './menu-layout.ts';

type Props = {
  classes: readonly RailClass[];
  current: number;
  rail: RefObject<HTMLElement | null>;
  onGo: (index: number) => void;
};

/** Keeps the present class in sight; only the rail itself scrolls. */
const reveal = (rail: HTMLElement, item: HTMLElement): void => {
  const middle = item.offsetTop - (rail.clientHeight - item.offsetHeight) / 2;
  rail.scrollTo({
    top: middle,
    behavior: Math.abs(rail.scrollTop - middle) < rail.clientHeight ? 'smooth' : 'auto',
  });
};

/** The menu's classes beside it, following its scroll; choosing one goes there. */
export const MenuRail = memo(({ classes, current, rail, onGo }: Props) => {
  const t = useT();
  useEffect(() => {
    const item = rail.current?.children[current];
    if (rail.current !== null && item instanceof HTMLElement) reveal(rail.current, item);
  }, [rail, current]);
  return (
    <nav className="menu__rail" aria-label={t('shop.classes')} ref={rail}>
      {classes.map(({ id, name, isFlash }, index) => (
        <button
          key={id}
          type="button"
          className={`menu__class${isFlash === true ? ' menu__class--flash' : ''}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onGo(index)}
        >
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
});
MenuRail.displayName = 'MenuRail';
