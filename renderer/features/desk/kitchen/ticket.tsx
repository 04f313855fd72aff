import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconHourglassLow,
} from '@tabler/icons-react';
import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import type { StationId } from '#shared/kernel/ids.ts';
import { kitchenUrgency, type Urgency } from '#shared/order/desk/kitchen-urgency.ts';
import { useT } from '../../../lib/i18n.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { useMark } from './acts.ts';
import type { Block, Cell } from './cells.ts';
import type { Ticket, TicketLine } from './tickets.ts';
import { useLineWords } from './words.ts';
import classes from './kitchen.module.css';

const ICONS = { CALM: IconClock, SOON: IconHourglassLow, LATE: IconAlertTriangle } as const;

/** How long an order still has, in words. */
const useDueWords = ({ order }: Ticket, urgency: Urgency, now: Instant): string => {
  const t = useT();
  const minutes = Math.ceil(((order.readyAt ?? order.promisedAt) - now) / MINUTE);
  if (urgency === 'LATE') return t('kitchen.late', { count: Math.max(0, -minutes) });
  return t(urgency === 'SOON' ? 'kitchen.soon' : 'kitchen.left', { count: Math.max(0, minutes) });
};

type LineProps = { entry: TicketLine; ticket: Ticket; stationId: StationId | null };

/** A dish; a press crosses it out, another takes that back. */
const DishButton = ({ entry, ticket, stationId }: LineProps) => {
  const mark = useMark(ticket.order, stationId);
  const { name, small } = useLineWords(entry);
  const { line } = entry;
  const isDone = mark.isPending ? mark.variables.isDone : entry.isDone;
  const handleClick = (): void => {
    if (!mark.isPending) mark.mutate({ lineId: line.lineId, isDone: !isDone });
  };
  return (
    <button
      type="button"
      className={classes['dish']}
      aria-pressed={isDone}
      onClick={handleClick}
      data-testid="kitchen-dish"
    >
      <span className={classes['pieces']}>
        {isDone ? <IconCircleCheck size={28} aria-hidden /> : `${line.kept}×`}
      </span>
      <span>
        {isDone ? <s>{name}</s> : name}
        {small.map((text) => (
          <span key={text} className={classes['small']}>
            {text}
          </span>
        ))}
      </span>
    </button>
  );
};

const BlockPart = ({ block, ...props }: { block: Block } & Omit<LineProps, 'entry'>) => {
  const t = useT();
  if (block.what === 'LINE') return <DishButton entry={block.line} {...props} />;
  const label = {
    REMARK: t('desk.remark'),
    ALLERGENS: t('kitchen.allergens'),
    BESIDES: t('kitchen.besides'),
  }[block.what];
  return (
    <p className={classes['note']} data-what={block.what} aria-label={label}>
      {block.what === 'ALLERGENS' && <IconAlertTriangle size={22} aria-hidden />}
      {block.text}
    </p>
  );
};

/** Which of its cells this is. */
const Part = ({ part, parts }: Pick<Cell, 'part' | 'parts'>) => (
  <span className={classes['part']}>{`${part + 1}/${parts}`}</span>
);

type Props = {
  cell: Cell;
  stationId: StationId | null;
  now: Instant;
  isBusy: boolean;
  onBump: (ticket: Ticket) => void;
};

/** What fills one cell: the head, which a press makes all done, and a part of the ticket's dishes. */
export const TicketCell = ({ cell, stationId, now, isBusy, onBump }: Props) => {
  const t = useT();
  const { ticket, index, blocks, part, parts } = cell;
  const { order } = ticket;
  const urgency = kitchenUrgency(order, now);
  const due = useDueWords(ticket, urgency, now);
  const Icon = ICONS[urgency];
  const isFirst = part === 0;
  return (
    <li
      className={classes['ticket']}
      data-urgency={urgency}
      data-busy={isBusy}
      data-continued={!isFirst}
      data-testid={isFirst ? 'kitchen-ticket' : 'kitchen-more'}
      data-number={order.number}
      aria-label={isFirst ? order.number : t('kitchen.goesOn', { number: order.number })}
    >
      <button
        type="button"
        className={classes['head']}
        onClick={() => onBump(ticket)}
        {...(isFirst ? { 'data-ticket': index } : { tabIndex: -1 })}
        data-testid={isFirst ? 'kitchen-bump' : 'kitchen-bump-more'}
      >
        <span className={classes['number']}>{order.number}</span>
        <span className={classes['due']}>
          <Icon size={24} aria-hidden />
          {isFirst ? due : <Part part={part} parts={parts} />}
        </span>
        {isFirst && (
          <span className={classes['way']}>
            {parts > 1 && <Part part={part} parts={parts} />}
            {[
              ...(index < 9 ? [`[${index + 1}]`] : []),
              t(`desk.way.${order.way}`),
              ...(order.rushCount > 0 ? [t('desk.flag.RUSHED')] : []),
            ].join(' · ')}
          </span>
        )}
        <HiddenText>{t('kitchen.allDone')}</HiddenText>
      </button>
      <div className={classes['blocks']} tabIndex={-1}>
        {blocks.map((block) => (
          <BlockPart
            key={block.what === 'LINE' ? block.line.line.lineId : block.what}
            block={block}
            ticket={ticket}
            stationId={stationId}
          />
        ))}
      </div>
    </li>
  );
};
