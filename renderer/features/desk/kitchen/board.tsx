import { Button } from '@mantine/core';
import { useElementSize, useViewportSize } from '@mantine/hooks';
import { IconChefHat } from '@tabler/icons-react';
import { useState } from 'react';
import type { Instant } from '#shared/kernel/time.ts';
import type { StationId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { PageState } from '../../../ui/page-state.tsx';
import { useBump, type Bump } from './acts.ts';
import { cellsOf, fitting, gridOf, type Grid, type Room } from './cells.ts';
import type { Station } from './queries.ts';
import { TicketCell } from './ticket.tsx';
import type { Ticket } from './tickets.ts';
import { StationNames, useBlocksOf } from './words.ts';
import classes from './kitchen.module.css';

/** Sizes of `kitchen.module.css`, at the usual size of text. */
const GAP = 8;
const HEAD = 82;
const ROW = 30;
const LETTER = 23;
const INSIDE = 24;
/** A window that is lower than this scrolls. */
const LOW = 480;

type Size = { width: number; height: number };

/** How much larger text is here than usual, as the device is set. */
const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** How the display is divided, and what fits into a cell. Without rows a cell grows with its ticket. */
const roomOf = (size: Size, windowHeight: number): { grid: Grid; room: Room; isLow: boolean } => {
  const scale = textScale();
  const [width, height] = [size.width / scale, size.height / scale];
  // by the window's height where it scrolls, for the board's then follows its tickets
  const isLow = windowHeight / scale < LOW;
  const grid = gridOf({ width, height: isLow ? 0 : height });
  const cellWidth = (width - GAP * (grid.columns - 1)) / grid.columns;
  const cellHeight = (height - GAP * (grid.rows - 1)) / Math.max(1, grid.rows);
  return {
    grid,
    isLow,
    room: {
      rows: grid.rows === 0 ? Number.POSITIVE_INFINITY : Math.max(2, (cellHeight - HEAD) / ROW),
      letters: Math.max(6, (cellWidth - INSIDE) / LETTER),
    },
  };
};

type Props = {
  tickets: readonly Ticket[];
  stations: readonly Station[];
  stationId: StationId | null;
  now: Instant;
  onBumped: (bump: Bump) => void;
};

/** The tickets in the cells of the display; what does not fit waits on the next page. */
export const KitchenBoard = ({ tickets, stations, stationId, now, onBumped }: Props) => {
  const t = useT();
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const [from, setFrom] = useState(0);
  const bump = useBump(stationId, onBumped);
  const names = new Map(stations.map((each) => [each.stationId, each.name]));
  const { grid, room, isLow } = roomOf({ width, height }, useViewportSize().height);
  const { columns, rows } = grid;
  const isList = rows === 0;
  const blocksOf = useBlocksOf(room, stationId, names);
  const start = from < tickets.length ? from : 0;
  const cells = cellsOf(tickets.slice(start), blocksOf, room);
  const shown = isList ? cells : fitting(cells, columns * rows);
  const next = start + new Set(shown.map(({ index }) => index)).size;
  const left = tickets.length - next;
  return (
    <StationNames value={names}>
      <div
        ref={ref}
        className={classes['board']}
        // not before it was measured: a board that follows its tickets would stay as low as they are
        data-list={isLow}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          ...(!isList && { gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }),
        }}
        role="list"
        aria-label={t('kitchen.tickets')}
        data-testid="kitchen-board"
      >
        {width > 0 &&
          shown.map((cell) => (
            <TicketCell
              key={`${cell.ticket.order.orderId}/${cell.part}`}
              cell={cell}
              stationId={stationId}
              now={now}
              isBusy={bump.isPending && bump.variables.orderId === cell.ticket.order.orderId}
              onBump={({ order }) => {
                if (!bump.isPending) bump.mutate(order);
              }}
            />
          ))}
      </div>
      {tickets.length === 0 && (
        <div className={classes['nothing']}>
          <PageState icon={<IconChefHat size={48} aria-hidden />} title={t('kitchen.nothing')} />
        </div>
      )}
      {(left > 0 || start > 0) && (
        <nav className={classes['pages']} aria-label={t('kitchen.pages')}>
          {start > 0 && (
            <Button size="md" variant="default" onClick={() => setFrom(0)}>
              {t('kitchen.first')}
            </Button>
          )}
          {left > 0 && (
            <Button size="md" onClick={() => setFrom(next)} data-testid="kitchen-next">
              {t('kitchen.more', { count: left })}
            </Button>
          )}
        </nav>
      )}
    </StationNames>
  );
};
