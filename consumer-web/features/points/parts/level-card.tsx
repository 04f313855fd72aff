import { useQuery } from '@tanstack/react-query';
import { shownLevel } from '#shared/codes/member.ts';
import { dateText } from '#shared/format/date.ts';
import { grouped } from '#shared/format/grouped.ts';
import { useT } from '../../../lib/i18n.ts';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { cardQuery } from '../queries.ts';

/** The face of the member's card: level, number, growth and the way to the next level. */
export const LevelCard = () => {
  const t = useT();
  const query = useQuery(cardQuery());
  if (query.data === undefined)
    return <Waiting query={query} skeleton={<Skeletons heights={[176]} />} />;
  const { level, cardName, cardNo, growth, missing, nextLevel, keptUntil } = query.data;
  const next = nextLevel === null ? null : t(`score.level.${shownLevel(nextLevel)}`);
  return (
    <section className={`face face--${shownLevel(level)}`} aria-label={t('score.card')}>
      <div className="face__head">
        <h2 className="face__name" data-testid="level">
          {cardName}
        </h2>
        <span className="face__no num">{cardNo}</span>
      </div>
      <p className="face__growth num">{t('score.growth', { count: grouped(growth) })}</p>
      <progress
        className="face__bar"
        max={next === null ? 1 : growth + missing}
        value={next === null ? 1 : growth}
        aria-label={t('score.progress')}
      />
      <p className="face__more num">
        {next === null
          ? t('score.topLevel')
          : t('score.missing', { count: grouped(missing), level: next })}
      </p>
      {keptUntil !== null && (
        <p className="face__more num">{t('score.keptUntil', { day: dateText(keptUntil) })}</p>
      )}
    </section>
  );
};
