import type { PrintPaper } from '#shared/contract/merchant/desk-print.ts';
import { dateText, timeText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { dayOf, type Instant } from '#shared/kernel/time.ts';
import { remarkWords } from '../remark.ts';
import type { ReceiptLine } from '../../../lib/printing/receipt-line.ts';
import { bar, chosen, middle, RULE, text, warning } from './line-parts.ts';

type Line = PrintPaper['order']['lines'][number];
/** A paper with the moment at which it is printed. */
export type PrintJob = { paper: PrintPaper; at: Instant };

const isStop = ({ paper }: PrintJob): boolean => paper.kind === 'STOP';
const isChange = ({ paper }: PrintJob): boolean => paper.kind === 'CHANGE';

/** A time of the day on which it is printed, else with its date. */
const momentText = (moment: Instant, at: Instant): string =>
  dayOf(moment) === dayOf(at) ? timeText(moment) : `${dateText(moment)} ${timeText(moment)}`;

const stationName = ({ paper }: PrintJob, t: Translate): string =>
  paper.stations.find(({ stationId }) => stationId === paper.stationId)?.name ?? t('print.other');

/** Which of an order's stations this is. What no station makes comes last. */
const stationLine = (job: PrintJob, t: Translate): ReceiptLine[] => {
  const { stations, stationId, order, kind } = job.paper;
  if (kind === 'LABEL' || stations.length === 0) return [];
  const hasOther = order.lines.some((line) => line.stations.length === 0);
  const m = stations.length + (hasOther ? 1 : 0);
  const at = stations.findIndex((station) => station.stationId === stationId);
  const name = stationName(job, t);
  return [
    text(m < 2 ? name : t('print.station', { name, n: at < 0 ? m : at + 1, m }), {
      ...middle,
      isBold: true,
    }),
  ];
};

const dueText = ({ paper: { order, kind }, at }: PrintJob, t: Translate): string => {
  const due = kind === 'LABEL' ? (order.slotAt ?? order.promisedAt) : order.readyAt;
  return due === null
    ? ''
    : t(kind === 'LABEL' ? 'print.handAt' : 'print.readyAt', { time: momentText(due, at) });
};

/** What stands above all: that it is void, or came out before; then the number, the way, and when. */
const head = (job: PrintJob, t: Translate): ReceiptLine[] => {
  const { paper, at } = job;
  const { order, isDuplicate, isReplacing, isDeputy, kind } = paper;
  const due = dueText(job, t);
  return [
    ...(isStop(job) ? [text(t('print.stop'), { ...middle, ...bar })] : []),
    ...(isChange(job)
      ? [
          text(t('print.change', { time: timeText(at) }), { ...middle, ...bar }),
          text(t('print.changeHint'), { ...middle, isBold: true }),
        ]
      : []),
    ...(isReplacing
      ? [text(t('print.replaces', { time: timeText(at) }), { ...middle, ...bar })]
      : []),
    ...(isDuplicate
      ? [text(t('print.duplicate', { time: timeText(at) }), { ...middle, ...bar })]
      : []),
    text(order.number, { ...middle, size: 'huge', isBold: true }),
    text(t(`desk.way.${order.way}`), { ...middle, size: 'big', isBold: true }),
    ...(due === '' || isStop(job) ? [] : [text(due, { ...middle, size: 'big', isBold: true })]),
    ...stationLine(job, t),
    ...(kind === 'LABEL' ? [text(paper.store, middle)] : []),
    ...(isDeputy ? [text(t('print.deputy'), { ...middle, size: 'small' })] : []),
  ];
};

const alsoAt = ({ paper }: PrintJob, line: Line, t: Translate): ReceiptLine[] => {
  const others = line.stations.filter(({ stationId }) => stationId !== paper.stationId);
  const names = others.flatMap(
    ({ stationId }) => paper.stations.find((each) => each.stationId === stationId)?.name ?? [],
  );
  return paper.stationId === null || names.length === 0
    ? []
    : [
        text(t('print.alsoAt', { names: names.join(t('desk.comma')) }), {
          indent: 1,
          size: 'small',
        }),
      ];
};

/** A dish: how many, with what was chosen below it, and in white on black what may be in it. */
const dish = (job: PrintJob, line: Line, t: Translate): ReceiptLine[] => {
  const { lineId, name, kept, quantity } = line;
  const pieces = isStop(job) ? quantity : kept;
  const warns = job.paper.kind === 'TICKET' || isChange(job);
  const isGone = isChange(job) && kept === 0;
  if (isGone) return [text(t('print.gone', { count: quantity, name }), bar)];
  return [
    text(`${pieces} × ${name}`, { size: 'big', isBold: true }),
    ...(isChange(job) && kept < quantity
      ? [text(t('print.was', { count: quantity }), { indent: 1, isBold: true, isInverse: true })]
      : []),
    ...(isChange(job) && job.paper.addedIds.includes(lineId)
      ? [text(t('print.added'), { indent: 1, isBold: true, isInverse: true })]
      : []),
    ...chosen(line),
    ...(warns ? warning(line, job.paper.order, t) : []),
    ...alsoAt(job, line, t),
  ];
};

const dishes = (job: PrintJob, t: Translate): ReceiptLine[] =>
  job.paper.order.lines
    .filter(
      ({ lineId, kept }) =>
        job.paper.lineIds.includes(lineId) && (kept > 0 || isStop(job) || isChange(job)),
    )
    .flatMap((line) => dish(job, line, t));

const remark = ({ paper: { order } }: PrintJob, t: Translate): ReceiptLine[] => {
  const words = remarkWords(order, t);
  return words === '' ? [] : [text(t('print.remark', { text: words }), bar)];
};

/** What goes into the bag besides the dishes; tableware only where it is wanted. */
const besides = ({ paper: { order } }: PrintJob, t: Translate): ReceiptLine[] => [
  ...order.gifts.map(({ name, quantity }) =>
    text(`${quantity} × ${name} (${t('desk.gift')})`, { isBold: true }),
  ),
  ...(order.kind === 'takeout' && order.tableware > 0
    ? [text(t('desk.tableware', { count: order.tableware }), { isBold: true })]
    : []),
  ...(order.bags > 0 ? [text(t('desk.bags', { count: order.bags }))] : []),
];

const foot = ({ paper: { order }, at }: PrintJob, t: Translate): ReceiptLine[] => [
  RULE,
  {
    kind: 'pair',
    left: order.orderNo,
    right: t('print.printedAt', { time: timeText(at) }),
    isBold: false,
  },
];

/** Where the bags of a packed order stand; what must stay cold is white on black. */
const stands = ({ paper: { bags } }: PrintJob, t: Translate): ReceiptLine[] =>
  bags.map(({ temp, place, count }) =>
    text(
      [t('print.bagsIn', { count, temp: t(`print.temp.${temp}`) }), ...(place ? [place] : [])].join(
        ' · ',
      ),
      { size: 'big', isBold: true, isInverse: temp !== 'ROOM' },
    ),
  );

/** The label of a bag is read at the counter and scanned. */
const label = (job: PrintJob, t: Translate): ReceiptLine[] => {
  const { order } = job.paper;
  const count = order.lines.reduce((sum, { kept }) => sum + kept, 0);
  return [
    ...order.lines
      .filter(({ kept }) => kept > 0)
      .map(({ kept, name }) => text(`${kept} × ${name}`)),
    text(t('print.pieces', { count }), { isBold: true }),
    ...stands(job, t),
    ...besides(job, t),
    { kind: 'qr', text: order.orderNo },
  ];
};

/** The lines of a kitchen's ticket, a pick list, a bag's label or a stop slip, from the top (decision DA13). */
export const ticketLines = (job: PrintJob, t: Translate): ReceiptLine[] => {
  const { kind } = job.paper;
  const body =
    kind === 'LABEL'
      ? label(job, t)
      : [
          ...(isStop(job) ? [] : remark(job, t)),
          ...dishes(job, t),
          ...(isStop(job) ? [] : besides(job, t)),
        ];
  return [...head(job, t), RULE, ...body, ...foot(job, t)];
};
