import type { DayReply, DayTally } from '#shared/contract/merchant/day-close.ts';
import { hourText } from './day-words.ts';

export const GROUPS = ['products', 'operators', 'stores', 'hours'] as const;
export type Group = (typeof GROUPS)[number];
export type GroupRow = DayTally & { key: string; name: string };

/** The figures of a day by one thing, as table, slip and file show them. Stores are a group of their own only where there are several. */
export const rowsOf = ({ figures }: DayReply, group: Group): GroupRow[] =>
  group === 'hours'
    ? figures.hours.map(({ hour, ...tally }) => ({
        key: String(hour),
        name: hourText(hour),
        ...tally,
      }))
    : figures[group].map(({ id, ...tally }) => ({ key: id, ...tally }));

export const groupsOf = ({ storeId }: DayReply): readonly Group[] =>
  storeId === null ? GROUPS : GROUPS.filter((group) => group !== 'stores');
