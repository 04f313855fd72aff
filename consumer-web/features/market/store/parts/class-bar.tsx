import { useEffect, useRef, type RefObject } from 'react';
import type { MenuPlace } from '#shared/cart/menu.ts';
import { GOODS_SORTS } from '../../../../domain/market/goods-sorts.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Icon } from '../../../../ui/icons.tsx';
import type { TopClass } from '../model.ts';

type Named = { classifyId: string; classifyName: string };
type RowProps = {
  classes: readonly Named[];
  current: number;
  label: string;
  className: string;
  onChoose: (index: number) => void;
};

/** Classes side by side; the present one is kept in sight. */
const ClassRow = ({ classes, current, label, className, onChoose }: RowProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [line, item] = [row.current, row.current?.children[current]];
    if (line && classes.length > 0 && item instanceof HTMLElement)
      line.scrollTo({ left: item.offsetLeft - (line.clientWidth - item.offsetWidth) / 2 });
  }, [classes, current]);
  return (
    <div className={className} role="group" aria-label={label} ref={row}>
      {classes.map(({ classifyId, classifyName }, index) => (
        <button
          key={classifyId}
          type="button"
          className="mk-classes__one"
          aria-pressed={index === current}
          onClick={() => onChoose(index)}
        >
          {classifyName}
        </button>
      ))}
    </div>
  );
};

/** How products are sorted. */
export const Sort = ({ sort, onSort }: { sort: number; onSort: (sort: number) => void }) => {
  const t = useT();
  return (
    <label className="mk-sort">
      <span className="unseen">{t('market.sort')}</span>
      <select value={sort} onChange={(event) => onSort(Number(event.target.value))}>
        {GOODS_SORTS.map(({ code, name }) => (
          <option key={code} value={code}>
            {t(`market.sort.${name}`)}
          </option>
        ))}
      </select>
      <Icon name="next" size={14} />
    </label>
  );
};

type Props = {
  bar: RefObject<HTMLDivElement | null>;
  top: TopClass;
  place: MenuPlace;
  sort: number;
  onPlace: (place: MenuPlace) => void;
  onSort: (sort: number) => void;
  onAll: () => void;
};

/** The classes of the second and third level above the shelf, the way to all of them, and how the shelf is sorted. */
export const ClassBar = ({ bar, top, place, sort, onPlace, onSort, onAll }: Props) => {
  const t = useT();
  const { classIndex, categoryIndex, subcategoryIndex } = place;
  const third = top.children[categoryIndex]?.children ?? [];
  return (
    <div className="mk-classes" ref={bar}>
      <div className="mk-classes__line">
        <ClassRow
          className="mk-classes__tabs"
          classes={top.children.length > 0 ? top.children : [top]}
          current={categoryIndex}
          label={t('mkStore.second')}
          onChoose={(index) => onPlace({ classIndex, categoryIndex: index, subcategoryIndex: 0 })}
        />
        <button
          type="button"
          className="icon-button mk-classes__all"
          aria-label={t('mkStore.allClasses')}
          onClick={onAll}
        >
          <Icon name="next" size={18} />
        </button>
      </div>
      <div className="mk-classes__line">
        <ClassRow
          className="mk-classes__chips"
          classes={third}
          current={subcategoryIndex}
          label={t('mkStore.third')}
          onChoose={(index) => onPlace({ classIndex, categoryIndex, subcategoryIndex: index })}
        />
        <Sort sort={sort} onSort={onSort} />
      </div>
    </div>
  );
};
