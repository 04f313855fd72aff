import { useT } from '../../lib/i18n.ts';
import { iconSize } from '../../ui/icons.tsx';

type Sort<Id extends string | number> = { id: Id; name: string };

/** The order of a list: the first is the usual one. */
export const SortPill = <Id extends string | number>({
  sorts,
  value,
  onChange,
}: {
  sorts: readonly Sort<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}) => {
  const t = useT();
  return (
    <label className={`pill pill--choice${value === sorts[0]?.id ? '' : ' pill--on'}`}>
      <span className="unseen">{t('home.sort')}</span>
      <select
        value={value}
        onChange={(event) => {
          const sort = sorts.find(({ id }) => String(id) === event.target.value);
          if (sort) onChange(sort.id);
        }}
      >
        {sorts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Opens all filters; says how many are chosen. */
export const FilterButton = ({ count, onPress }: { count: number; onPress: () => void }) => {
  const t = useT();
  return (
    <button
      type="button"
      className={`pill pill--filter${count > 0 ? ' pill--on' : ''}`}
      aria-haspopup="dialog"
      aria-label={count > 0 ? t('home.filterCount', { count }) : t('home.filter')}
      onClick={onPress}
    >
      <svg
        className="icon"
        style={iconSize(16)}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M4 7h16M7 12h10M10 17h4" />
      </svg>
      {count > 0 && <span className="num">{count}</span>}
    </button>
  );
};
