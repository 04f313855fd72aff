import { useState } from 'react';
import { ChoiceFilter } from '../ui/list/choice-filter.tsx';
import { ChoiceRow } from '../ui/list/choice-row.tsx';
import { ClearFilters } from '../ui/list/clear-filters.tsx';
import { Figures, ListPager } from '../ui/list/list-page.tsx';
import { PictureCell } from '../ui/list/picture-cell.tsx';
import { RowsTable, type Column } from '../ui/list/rows-table.tsx';
import { SearchField } from '../ui/list/search-field.tsx';
import { Section, State } from './state.tsx';

type Row = { id: string; name: string; count: number };

const handleNothing = (): void => undefined;
const ROWS: readonly Row[] = [
  { id: '1', name: '雙人下午茶套餐', count: 12 },
  { id: '2', name: 'A very long name of a product that has to be cut somewhere', count: 3 },
  { id: '3', name: '單人午餐', count: 0 },
];
const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'name',
    head: '商品',
    cell: ({ name, id }) => (
      <PictureCell picture="/icon.svg" name={name} below={`…0000000${id}`} isCode />
    ),
  },
  { id: 'count', head: '數量', isFigure: true, cell: ({ count }) => count },
];

const Table = ({ isStale }: { isStale: boolean }) => {
  const [openedId, setOpened] = useState<string | null>('2');
  return (
    <RowsTable
      label="商品"
      columns={COLUMNS}
      rows={ROWS}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      openedId={openedId}
      isStale={isStale}
      onOpen={({ id }) => setOpened(id)}
      testId="gallery-rows"
    />
  );
};

const Filters = () => {
  const [store, setStore] = useState<string | null>(null);
  const [keyword, setKeyword] = useState('');
  const handleClear = (): void => {
    setStore(null);
    setKeyword('');
  };
  return (
    <>
      <ChoiceFilter
        w={165}
        label="門店"
        allLabel="全部門店"
        choices={[
          { id: 'a', name: '議事亭前地店' },
          { id: 'b', name: '官也街店' },
        ]}
        value={store}
        onChange={setStore}
      />
      <SearchField label="搜尋" hint="名稱" most={50} keyword={keyword} onChange={setKeyword} />
      <ClearFilters label="清除篩選" onClear={handleClear} />
    </>
  );
};

const Tabs = () => {
  const [value, setValue] = useState<'all' | 'on' | 'off'>('all');
  return (
    <ChoiceRow
      label="狀態"
      testId="gallery-tabs"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'all', label: '全部', count: 1200 },
        { value: 'on', label: '上架', count: 0 },
        { value: 'off', label: '下架' },
      ]}
    />
  );
};

/** What lists are made of. */
export const ListStates = () => (
  <Section title="list/">
    <State name="ChoiceFilter, SearchField, ClearFilters">
      <Filters />
    </State>
    <State name="ChoiceRow: with and without counts">
      <Tabs />
    </State>
    <State name="Figures">
      <Figures
        label="合計"
        figures={[
          { id: 'count', label: '張數', text: '1,200' },
          { id: 'amount', label: '金額', text: '$12,345.60' },
        ]}
      />
    </State>
    <State name="ListPager: first, middle and last page" isWide>
      <ListPager offset={0} size={20} rows={20} count={45} next onOffset={handleNothing} />
      <ListPager offset={20} size={20} rows={20} count={45} next onOffset={handleNothing} />
      <ListPager offset={40} size={20} rows={5} count={45} next={false} onOffset={handleNothing} />
    </State>
    <State name="RowsTable: one row opened" isWide>
      <Table isStale={false} />
    </State>
    <State name="RowsTable: stale" isWide>
      <Table isStale />
    </State>
  </Section>
);
