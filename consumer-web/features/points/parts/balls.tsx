import { useQuery } from '@tanstack/react-query';
import { MOST_BALLS } from '#shared/codes/points.ts';
import { dateText } from '#shared/format/date.ts';
import { grouped } from '#shared/format/grouped.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { useCollect } from '../mutations.ts';
import { ballsQuery, type Ball } from '../queries.ts';

const BallList = ({ balls }: { balls: readonly Ball[] }) => {
  const t = useT();
  const collect = useCollect();
  const take = async (chosen: readonly Ball[]): Promise<void> => {
    try {
      const { received } = await collect.mutateAsync(chosen.map(({ ballId }) => ballId));
      const got = chosen.filter(({ ballId }) => received.includes(ballId));
      notify(t('score.collected', { count: got.reduce((sum, { amount }) => sum + amount, 0) }));
    } catch (error) {
      notify(errorText(error, t));
    }
  };
  const firsts = balls.slice(0, MOST_BALLS);
  return (
    <>
      <ul className="balls">
        {firsts.map((ball) => (
          <li key={ball.ballId}>
            <button
              type="button"
              className="ball"
              data-testid="ball"
              disabled={collect.isPending}
              onClick={() => void take([ball])}
            >
              <span className="unseen">{t('score.take')}</span>
              <b className="ball__sum num">+{grouped(ball.amount)}</b>
              <span className="ball__from">{t(`score.kind.${ball.from}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="balls__foot">
        <small className="num">
          {t('score.collectBy', {
            day: dateText(balls.reduce((a, b) => (a.expiresAt < b.expiresAt ? a : b)).expiresAt),
          })}
        </small>
        <Button size="small" isBusy={collect.isPending} onPress={() => take(firsts)}>
          {t('score.collectAll')}
        </Button>
      </div>
    </>
  );
};

/** Points that are due, to be collected by a tap; nothing is lost by not tapping. */
export const Balls = () => {
  const t = useT();
  const query = useQuery(ballsQuery());
  const balls = query.data?.result;
  return (
    <Card title={t('score.toCollect')}>
      {balls === undefined ? (
        <Waiting query={query} skeleton={<Skeletons heights={[96]} />} />
      ) : balls.length > 0 ? (
        <BallList balls={balls} />
      ) : (
        <p className="score__quiet">{t('score.noneToCollect')}</p>
      )}
    </Card>
  );
};
