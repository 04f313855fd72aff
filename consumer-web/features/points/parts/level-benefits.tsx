import { useQuery } from '@tanstack/react-query';
import { memberLevel, shownLevel, type MemberLevel } from '#shared/codes/member.ts';
import type { LevelPack } from '#shared/contract/consumer/level-pack.ts';
import { grouped } from '#shared/format/grouped.ts';
import {
  benefitsOf,
  levelsAhead,
  type LevelAhead,
  type LevelBenefit,
} from '#shared/member/level-benefits.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { cardQuery, levelPacksQuery } from '../queries.ts';
import { PackContents, PackRow } from './level-pack-row.tsx';

const useBenefitText = () => {
  const t = useT();
  return (benefit: LevelBenefit): string =>
    benefit.kind === 'points'
      ? t('score.benefit.points', { count: benefit.count })
      : t('score.benefit.kept', { days: benefit.days });
};

/** What a level has now: its benefits, and the gift packs of all levels that were reached. */
const Present = ({ level, packs }: { level: MemberLevel; packs: readonly LevelPack[] }) => {
  const t = useT();
  const benefitText = useBenefitText();
  return (
    <>
      <h3 className="benefits__part">
        {t('score.benefits.now', { level: t(`score.level.${level}`) })}
      </h3>
      <ul className="benefits" data-testid="benefits-now">
        {benefitsOf(level).map((benefit) => (
          <li key={benefit.kind} className="benefits__one">
            <Icon name="check" size={18} />
            <span className="num">{benefitText(benefit)}</span>
          </li>
        ))}
      </ul>
      {packs.length > 0 && (
        <ul className="packs">
          {packs.map((pack) => (
            <PackRow key={pack.level} pack={pack} />
          ))}
        </ul>
      )}
    </>
  );
};

/** A level above the present one: what is missing to it and what it adds. */
const Ahead = ({ ahead, pack }: { ahead: LevelAhead; pack: LevelPack | undefined }) => {
  const t = useT();
  const benefitText = useBenefitText();
  const { level, missing, added } = ahead;
  return (
    <li className="benefits__level" data-testid={`ahead-${level}`}>
      <span className={`levels__mark face--${level}`} aria-hidden="true" />
      <span className="benefits__head">
        <strong>{t(`score.level.${level}`)}</strong>
        <small className="num">{t('score.benefit.missing', { count: grouped(missing) })}</small>
      </span>
      <span className="pack__what benefits__added">
        {pack && (
          <>
            <small>{t('score.benefit.pack')}</small>
            <PackContents packets={pack.packets} />
          </>
        )}
        {added.map((benefit) => (
          <small key={benefit.kind} className="num">
            {benefitText(benefit)}
          </small>
        ))}
      </span>
    </li>
  );
};

/** The benefits of the member's level, and what the levels above it add (spec 002 §1; decisions MB8, MB9, MB28). */
export const LevelBenefits = () => {
  const t = useT();
  const standing = useQuery(cardQuery());
  const packs = useQuery(levelPacksQuery());
  if (standing.data === undefined || packs.data === undefined)
    return (
      <Card title={t('score.benefits')}>
        <Waiting
          query={standing.data === undefined ? standing : packs}
          skeleton={<Skeletons heights={[480]} />}
        />
      </Card>
    );
  const level = shownLevel(standing.data.level);
  const { result, validDays } = packs.data;
  // a pack is had once: one that was taken at a level that is lost by now is nothing that this level would bring
  const had = result.filter(({ state }) => state !== 'LOCKED');
  const ahead = levelsAhead(level, standing.data.growth);
  const packOf = (name: MemberLevel): LevelPack | undefined =>
    result.find((pack) => pack.level === memberLevel.codes[name] && pack.state === 'LOCKED');
  return (
    <Card title={t('score.benefits')}>
      <Present level={level} packs={had} />
      {ahead.length > 0 && (
        <>
          <h3 className="benefits__part">{t('score.benefits.ahead')}</h3>
          <ol className="benefits">
            {ahead.map((one) => (
              <Ahead key={one.level} ahead={one} pack={packOf(one.level)} />
            ))}
          </ol>
        </>
      )}
      <p className="score__quiet num">{t('score.pack.valid', { days: validDays })}</p>
    </Card>
  );
};
