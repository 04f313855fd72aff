import { timeText, countdownText } from '#shared/format/date.ts';
import { MINUTE, SECOND } from '#shared/kernel/time.ts';
import type { DeskStage } from '#shared/codes/desk.ts';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../ui/use-now.ts';
import { dueAt, endedAt } from '../board.ts';
import classes from '../desk.module.css';

/** With less time than this an answer is urgent. */
const URGENT_MS = MINUTE;

/** The time that is left to answer an order; it is over in minutes, so it counts seconds. */
const AnswerIn = ({ order }: { order: DeskOrder }) => {
  const t = useT();
  const now = useNow();
  if (order.answerBefore === null) return null;
  const leftMs = Math.max(0, order.answerBefore - now);
  return (
    <span className={classes['due']} data-late={leftMs < URGENT_MS}>
      {t('desk.answerIn', { time: countdownText(Math.ceil(leftMs / SECOND)) })}
    </span>
  );
};

const Minutes = ({ order, stage }: { order: DeskOrder; stage: DeskStage }) => {
  const t = useT();
  const now = useNow(10_000);
  const due = dueAt(order, stage);
  if (due === null) return null;
  const minutes = Math.round((due - now) / MINUTE);
  return (
    <span className={classes['due']} data-late={minutes < 0}>
      {minutes < 0 ? t('desk.late', { count: -minutes }) : t('desk.left', { count: minutes })}
    </span>
  );
};

/** When an order is due: to be answered, to be ready, or at the guest's door. */
export const Due = ({ order, stage }: { order: DeskOrder; stage: DeskStage }) => {
  const t = useT();
  if (stage === 'NEW') return <AnswerIn order={order} />;
  if (stage === 'PRE' && order.slotAt !== null)
    return (
      <span className={classes['due']}>{t('desk.slot', { time: timeText(order.slotAt) })}</span>
    );
  if (stage === 'DONE') return <span className={classes['due']}>{timeText(endedAt(order))}</span>;
  return <Minutes order={order} stage={stage} />;
};
