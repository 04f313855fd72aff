import { createContext, useContext } from 'react';
import type { StationId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { remarkWords } from '../remark.ts';
import { barRows, lineRows, type Block, type Room } from './cells.ts';
import type { Ticket, TicketLine } from './tickets.ts';

/** The names of the store's stations. */
export const StationNames = createContext<ReadonlyMap<StationId, string>>(new Map());

type T = ReturnType<typeof useT>;
type Names = ReadonlyMap<StationId, string>;

const lineWords = (
  { line, alsoAt }: TicketLine,
  names: Names,
  t: T,
): { name: string; small: string[] } => {
  const { name, sku, options } = line;
  const others = alsoAt.flatMap((id) => names.get(id) ?? []);
  return {
    name: sku === '' || sku === name ? name : `${name} ${sku}`,
    small: [
      ...(options === '' ? [] : [options]),
      ...(others.length === 0
        ? []
        : [t('kitchen.alsoAt', { names: others.join(t('desk.comma')) })]),
    ],
  };
};

/** A dish in words: its name with the size, and what stands below it. */
export const useLineWords = (entry: TicketLine) =>
  lineWords(entry, useContext(StationNames), useT());

/** What goes into the bag besides dishes, for whoever looks over all stations. */
const besidesOf = ({ order: { gifts, tableware, bags } }: Ticket, t: T): string =>
  [
    ...gifts.map(({ name, quantity }) => `${t('desk.gift')} ${quantity} × ${name}`),
    ...(tableware > 0 ? [t('desk.tableware', { count: tableware })] : []),
    ...(tableware === 0 ? [t('desk.noTableware')] : []),
    ...(bags > 0 ? [t('desk.bags', { count: bags })] : []),
  ].join(' · ');

/** What stands on a ticket: the remark first, then allergens, dishes, and what goes into the bag. */
export const useBlocksOf = (room: Room, stationId: StationId | null, names: Names) => {
  const t = useT();
  return (ticket: Ticket): Block[] => {
    const { order, lines } = ticket;
    const allergens = [...new Set(lines.flatMap(({ line }) => line.allergens))];
    const bars = [
      ['REMARK', remarkWords(order, t)],
      [
        'ALLERGENS',
        [
          ...(order.flags.includes('ALLERGY') ? [t('desk.flag.ALLERGY')] : []),
          ...(allergens.length === 0
            ? []
            : [t('desk.allergens', { names: allergens.join(t('desk.comma')) })]),
        ].join(' · '),
      ],
    ] as const;
    const besides = stationId === null ? besidesOf(ticket, t) : '';
    return [
      ...bars
        .filter(([, text]) => text !== '')
        .map(([what, text]): Block => ({ what, text, rows: barRows(text, room) })),
      ...lines.map((line): Block => {
        const { name, small } = lineWords(line, names, t);
        return { what: 'LINE', line, rows: lineRows(name, small, room) };
      }),
      ...(besides === ''
        ? []
        : [{ what: 'BESIDES', text: besides, rows: barRows(besides, room) } as const]),
    ];
  };
};
