import './zone-part.css';
import { useQuery } from '@tanstack/react-query';
import { memberLevel, shownLevel } from '#shared/codes/member.ts';
import { dateText } from '#shared/format/date.ts';
import { amount as amountText } from '#shared/format/money.ts';
import type { Point } from '#shared/geo/distance.ts';
import { AdBanner } from '../../../../domain/store/ad-banner.tsx';
import { useT } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { levelQuery, newPeopleAdQuery } from '../more-queries.ts';
import { PartBones } from './part-bones.tsx';

const useUserId = (): string => useSession((state) => state.member?.userId ?? '');

/** The entrance to the zone for new users. */
export const NewPeople = ({ at }: { at: Point }) => {
  const userId = useUserId();
  const { data, isPending } = useQuery(newPeopleAdQuery(at, userId));
  if (isPending) return <PartBones type="newPeople" />;
  const ad = data?.result ?? null;
  return (
    ad && (
      <div className="mkh-new" data-testid="new-people">
        <AdBanner banner={ad} isOwn />
      </div>
    )
  );
};

/** What is left to the next level, in whole per cent. */
const shareOf = ({ growth, missing }: { growth: number; missing: number }): number =>
  growth + missing === 0 ? 100 : Math.floor((growth * 100) / (growth + missing));

/** The level of the member, and what it takes to the next one. */
export const Level = () => {
  const userId = useUserId();
  const t = useT();
  const { data } = useQuery(levelQuery(userId));
  if (!data) return null;
  const { level, growth, missing, nextLevel, keptUntil } = data;
  return (
    <section className="mkh-level" aria-label={t('level.region')} data-testid="member-level">
      <b>{t(`memberLevel.${shownLevel(level)}`)}</b>
      <span className="num">
        {nextLevel === null
          ? t('level.top')
          : t('level.missing', {
              amount: amountText(missing),
              level: t(`memberLevel.${shownLevel(nextLevel)}`),
            })}
        {keptUntil !== null && ` · ${t('level.kept', { date: dateText(keptUntil) })}`}
      </span>
      {level < memberLevel.codes.blackCard && (
        <progress aria-hidden="true" max={100} value={shareOf({ growth, missing })} />
      )}
    </section>
  );
};
