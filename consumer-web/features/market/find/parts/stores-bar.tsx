import { useQuery } from '@tanstack/react-query';
import { storeSort } from '#shared/codes/store-sort.ts';
import { SortPill } from '../../../../domain/store/bar-parts.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { tagsQuery } from '../queries.ts';

const SORTS = ['overall', 'distance', 'sales', 'score'] as const;

type Props = {
  sort: number;
  tag: string;
  onSort: (sort: number) => void;
  onTag: (tag: string) => void;
};

/** Sorts supermarkets and narrows them by a tag; it stays in sight. */
export const StoresBar = ({ sort, tag, onSort, onTag }: Props) => {
  const t = useT();
  const tags = useQuery(tagsQuery()).data?.result ?? [];
  return (
    <div className="list-bar">
      <div className="list-bar__row" role="group" aria-label={t('home.labels')}>
        <SortPill
          sorts={SORTS.map((name) => ({ id: storeSort.codes[name], name: t(`home.sort.${name}`) }))}
          value={sort}
          onChange={onSort}
        />
        {tags.map(({ tagId, tagName }) => (
          <button
            key={tagId}
            type="button"
            className="pill"
            aria-pressed={tag === tagId}
            onClick={() => onTag(tag === tagId ? '' : tagId)}
          >
            {tagName}
          </button>
        ))}
      </div>
    </div>
  );
};
