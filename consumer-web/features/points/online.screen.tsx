import './points.css';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Balance } from './parts/balance.tsx';
import { Balls } from './parts/balls.tsx';
import { LevelBenefits } from './parts/level-benefits.tsx';
import { LevelCard } from './parts/level-card.tsx';
import { ForMembers } from './parts/signed-out.tsx';

const WAYS = [
  [consumerRoutes.ruleSign.path, 'title.ruleSign', 'score.way.sign'],
  [consumerRoutes.memberMission.path, 'title.memberMission', 'score.way.mission'],
  [consumerRoutes.scoreDetail.path, 'title.scoreDetail', 'score.way.bill'],
  [consumerRoutes.memberUpgrade.path, 'title.memberUpgrade', 'score.way.upgrade'],
  [consumerRoutes.ruleIntegral.path, 'title.ruleIntegral', 'score.way.rule'],
] as const;

const Ways = () => {
  const t = useT();
  return (
    <nav className="ways" aria-label={t('score.ways')}>
      {WAYS.map(([to, title, text]) => (
        <Link key={to} className="way" to={to}>
          <span className="way__title">{t(title)}</span>
          <small className="way__text">{t(text)}</small>
          <Icon name="next" size={16} />
        </Link>
      ))}
    </nav>
  );
};

/** A member's level, points, and what there is to collect (spec 002 §1; decisions MB8, MB10, MB21). */
export const OnlineScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.memberOnline')} end={<LanguageSwitch />}>
      <div className="score-page">
        <ForMembers>
          <LevelCard />
          <Balance />
          <Balls />
          <LevelBenefits />
        </ForMembers>
        <Ways />
      </div>
    </Page>
  );
};
