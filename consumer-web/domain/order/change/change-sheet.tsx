import '../../../ui/toggle.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countdownText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { addCents } from '#shared/kernel/money.ts';
import { surplusSeconds } from '#shared/order/checkout/windows.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DishRow } from '../dish-row.tsx';
import type { Order } from '../model.ts';
import type { StoreOrderKind } from '../store-orders.ts';
import { type Change, changeQuery, useAnswerChange } from './change-call.ts';

type LineProps = {
  line: Change['lines'][number];
  isTaken: boolean;
  /** Absent where there is one line only: the buttons say it all. */
  onTake?: (isTaken: boolean) => void;
};

/** What is out of a line, what comes instead, and what goes back. */
const Line = ({ line, isTaken, onTake }: LineProps) => {
  const t = useT();
  const { substitute, backAmtn, backGoldAmtn } = line;
  const back = addCents(backAmtn, backGoldAmtn);
  return (
    <li className="ord-change__line" data-testid="change-line">
      <p>{line.propsText === '' ? line.productName : `${line.productName} (${line.propsText})`}</p>
      <p className="ord-change__out num">
        {line.keep === 0
          ? t('orders.change.none', { count: line.before })
          : t('orders.change.less', { before: line.before, count: line.keep })}
      </p>
      {substitute !== null && (
        <DishRow
          dish={substitute}
          note={
            substitute.allergens.length > 0 ? (
              <p className="ord-dish__more">
                {t('orders.change.allergens', { names: substitute.allergens.join(', ') })}
              </p>
            ) : undefined
          }
          end={<span className="num">{price(substitute.priceAmtn)}</span>}
        />
      )}
      <p className="ord-change__note num">
        {back > 0 ? t('orders.change.back', { amount: price(back) }) : t('orders.change.same')}
      </p>
      {onTake && (
        <label className="ord-change__take">
          {t('orders.change.takeLine')}
          <input
            type="checkbox"
            role="switch"
            className="toggle"
            checked={isTaken}
            onChange={({ target }) => onTake(target.checked)}
          />
        </label>
      )}
    </li>
  );
};

type FootProps = {
  change: Change;
  refused: ReadonlySet<string>;
  answer: ReturnType<typeof useAnswerChange>;
  onDone: () => void;
};

/** The two answers, each with what goes back. */
const Foot = ({ change, refused, answer, onDone }: FootProps) => {
  const t = useT();
  const { changeId, lines } = change;
  const taken = lines.filter(({ lineId }) => !refused.has(lineId));
  const whole = addCents(
    ...lines.flatMap(({ backIfNotAmtn, backIfNotGoldAmtn }) => [backIfNotAmtn, backIfNotGoldAmtn]),
  );
  const say = (isAccepted: boolean): void => {
    const some = isAccepted && refused.size > 0;
    answer.mutate(
      { changeId, isAccepted, ...(some && { lines: taken.map(({ lineId }) => lineId) }) },
      {
        onSuccess: ({ refundAmtn }) => {
          notify(
            refundAmtn > 0
              ? t('orders.change.saidBack', { amount: price(refundAmtn) })
              : t('orders.change.said'),
          );
        },
        onError: (error) => notify(errorText(error, t)),
        onSettled: onDone,
      },
    );
  };
  return (
    <div className="ord-change__foot">
      <Button
        isBlock
        isBusy={answer.isPending && answer.variables.isAccepted}
        isDisabled={answer.isPending || taken.length === 0}
        onPress={() => say(true)}
      >
        {t('orders.change.yes')}
      </Button>
      <Button
        isBlock
        tone="quiet"
        isBusy={answer.isPending && !answer.variables.isAccepted}
        isDisabled={answer.isPending}
        onPress={() => say(false)}
      >
        {t('orders.change.no', { amount: price(whole) })}
      </Button>
    </div>
  );
};

type Props = { kind: StoreOrderKind; order: Order; onClose: () => void };

/** What the store proposes where something is out; without an answer in time the lines go back (decision DA9). */
export const ChangeSheet = ({ kind, order: { tradeId }, onClose }: Props) => {
  const t = useT();
  const now = useNow();
  const { data: change, error, refetch } = useQuery(changeQuery(kind, tradeId));
  const answer = useAnswerChange(kind);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const take = (lineId: string, isTaken: boolean): void => {
    const next = new Set(refused);
    if (isTaken) next.delete(lineId);
    else next.add(lineId);
    setRefused(next);
  };
  const isOpen = change?.state === 'OPEN';
  const left = isOpen ? surplusSeconds(change.answerBefore, now) : 0;
  return (
    <Sheet
      title={t('orders.change.title')}
      onClose={onClose}
      foot={
        isOpen && left > 0 ? (
          <Foot change={change} refused={refused} answer={answer} onDone={onClose} />
        ) : undefined
      }
    >
      {change === undefined &&
        (error === null ? (
          <Skeleton height={160} />
        ) : (
          <LoadFailed error={error} onRetry={() => refetch()} />
        ))}
      {change !== undefined && left === 0 && <p role="status">{t('orders.change.over')}</p>}
      {isOpen && left > 0 && (
        <>
          <p className="num" role="timer">
            {t('orders.change.left', { left: countdownText(left) })}
          </p>
          <p className="ord-change__note">{t('orders.change.hint')}</p>
          <ul className="ord-change__lines">
            {change.lines.map((line) => (
              <Line
                key={line.lineId}
                line={line}
                isTaken={!refused.has(line.lineId)}
                {...(change.lines.length > 1 && {
                  onTake: (isTaken: boolean) => take(line.lineId, isTaken),
                })}
              />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
};
