import './points.css';
import { useSearchParams } from 'react-router-dom';
import { memberLevel, type MemberLevel } from '#shared/codes/member.ts';
import { grouped } from '#shared/format/grouped.ts';
import { GROWTH_DAYS, LEVEL_GROWTH, LEVEL_KEPT_DAYS } from '#shared/member/level.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { LevelCard } from './parts/level-card.tsx';

/** The native screen that a jump rule names for the task centre (spec 000 §3). */
const TASK_CENTRE = 'TaskCenterController';
const LEVELS = Object.keys(memberLevel.codes) as MemberLevel[];

const Levels = () => {
  const t = useT();
  return (
    <Card title={t('score.levels')}>
      <ol className="levels">
        {LEVELS.map((level) => (
          <li key={level} className="levels__level">
            <span className={`levels__mark face--${level}`} aria-hidden="true" />
            <span>{t(`score.level.${level}`)}</span>
            <span className="levels__from num">
              {t('score.from', { count: grouped(LEVEL_GROWTH[level]) })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};

const HowToRise = () => {
  const t = useT();
  return (
    <Card title={t('score.how')}>
      <ul className="score__rules">
        <li>{t('score.how.growth', { days: GROWTH_DAYS })}</li>
        <li>{t('score.how.refund')}</li>
        <li>{t('score.how.kept', { days: LEVEL_KEPT_DAYS })}</li>
      </ul>
      <Link className="button-link" to={consumerRoutes.memberMission.path}>
        {t('score.toMission')}
      </Link>
    </Card>
  );
};

/** How a member rises. The link to the task centre leads on to the tasks (spec 000 §3). */
export const UpgradeScreen = () => {
  const t = useT();
  const isSignedIn = useSession((state) => state.token !== null);
  const skipAddress = useSearchParams()[0].get('skipAddress');
  if (skipAddress === TASK_CENTRE) return <Redirect to={consumerRoutes.memberMission.path} />;
  return (
    <Page title={t('title.memberUpgrade')}>
      <div className="score-page">
        {isSignedIn && <LevelCard />}
        <Levels />
        <HowToRise />
      </div>
    </Page>
  );
};
