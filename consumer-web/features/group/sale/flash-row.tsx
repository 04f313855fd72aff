import './sale.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Point } from '#shared/geo/distance.ts';
import { MINUTE, type Instant } from '#shared/kernel/time.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Session } from './queries.ts';
import { FlashCard } from './flash-card.tsx';
import { stood, useNoteStands } from './front-memory.ts';
import { flashSalesQuery } from './front-queries.ts';
import { startWords } from './sale-words.ts';
import { SaleClock } from './sale-clock.tsx';

/** As many as a phone shows at once. */
const FIRST_DEALS = 3;

const useSessions = (at: Point, now: Instant) => {
  const { data, isPending } = useQuery(flashSalesQuery(at));
  const sessions = data?.result.filter(({ endTime }) => now < endTime) ?? [];
  useNoteStands('flash', data && sessions.length > 0);
  return { sessions, isPending };
};

const useSessionWords = (now: Instant) => {
  const t = useT();
  return ({ startTime }: Session): string =>
    startTime <= now ? t('sale.running') : startWords(startTime, now, t);
};

type RowProps = { sessions: readonly Session[]; now: Instant; onEnd: () => void };

const Row = ({ sessions, now, onEnd }: RowProps) => {
  const t = useT();
  const heading = useId();
  const words = useSessionWords(now);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = sessions.find(({ secKillId }) => secKillId === chosenId) ?? sessions[0]!;
  const isOn = chosen.startTime <= now;
  return (
    <section className="flash-row" aria-labelledby={heading} data-testid="flash-row">
      <div className="flash-row__head">
        <h2 className="flash-row__title" id={heading}>
          {t('sale.title')}
        </h2>
        {isOn ? (
          <SaleClock key={chosen.secKillId} until={chosen.endTime} onEnd={onEnd} />
        ) : (
          <span className="sale-clock num">
            {t('sale.begins', { time: startWords(chosen.startTime, now, t) })}
          </span>
        )}
      </div>
      <ChoiceButtons
        label={t('sale.sessions')}
        names={sessions.map(({ secKillId }) => secKillId)}
        chosen={chosen.secKillId}
        textOf={(id) => words(sessions.find(({ secKillId }) => secKillId === id)!)}
        onChoose={setChosenId}
        className="flash-row__sessions"
        buttonClassName="plain flash-row__session num"
      />
      <ul className="flash-row__deals">
        {chosen.items.map((deal, index) => (
          <li key={deal.productId}>
            <FlashCard deal={deal} isOn={isOn} isEager={index < FIRST_DEALS} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Flash sales of today: what runs, and what comes, with a bell. Nothing where the town has none, or they cannot be had. */
export const FlashRow = ({ at }: { at: Point }) => {
  const now = useNow(MINUTE);
  const queries = useQueryClient();
  const { sessions, isPending } = useSessions(at, now);
  const handleEnd = (): void => {
    void queries.invalidateQueries({ queryKey: flashSalesQuery(at).queryKey });
  };
  if (sessions.length > 0) return <Row sessions={sessions} now={now} onEnd={handleEnd} />;
  return isPending && stood('flash') ? (
    <div className="flash-row flash-row--empty">
      <Skeleton height={241} />
    </div>
  ) : null;
};
