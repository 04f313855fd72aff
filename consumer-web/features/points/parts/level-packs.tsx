import { useQuery } from '@tanstack/react-query';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { shownLevel } from '#shared/codes/member.ts';
import type { LevelPack } from '#shared/contract/consumer/level-pack.ts';
import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { useTakePack } from '../mutations.ts';
import { levelPacksQuery } from '../queries.ts';

/** Whole dollars without decimals. */
const short = (value: Cents): string => price(value).replace(/\.00$/, '');

const PackRow = ({ pack }: { pack: LevelPack }) => {
  const t = useT();
  const take = useTakePack();
  const level = t(`score.level.${shownLevel(pack.level)}`);
  const handleTake = async (): Promise<void> => {
    try {
      const { received } = await take.mutateAsync(pack.level);
      notify(t('score.pack.got', { count: received }));
    } catch (error) {
      notify(errorText(error, t));
    }
  };
  return (
    <li className="pack" data-testid={`pack-${pack.level}`} data-state={pack.state}>
      <span className="pack__what">
        <strong>{level}</strong>
        {pack.packets.map(({ businessType, amount, limitAmount }) => (
          <small key={`${businessType} ${amount}`} className="num">
            {t(
              businessType === couponBusiness.codes.market
                ? 'score.pack.market'
                : 'score.pack.takeout',
              { amount: short(amount), limit: short(limitAmount) },
            )}
          </small>
        ))}
      </span>
      {pack.state === 'READY' ? (
        <Button
          size="small"
          isBusy={take.isPending}
          label={t('score.pack.takeOf', { level })}
          onPress={handleTake}
        >
          {t('score.pack.take')}
        </Button>
      ) : (
        <small className="pack__state">
          {t(pack.state === 'RECEIVED' ? 'score.pack.had' : 'score.pack.locked')}
        </small>
      )}
    </li>
  );
};

/** The gift pack of each level: had once, when the level is reached (decision MB28). */
export const LevelPacks = () => {
  const t = useT();
  const query = useQuery(levelPacksQuery());
  const { data } = query;
  return (
    <Card title={t('score.packs')}>
      {data === undefined ? (
        <Waiting query={query} skeleton={<Skeletons heights={[230]} />} />
      ) : (
        <>
          <ul className="packs">
            {data.result.map((pack) => (
              <PackRow key={pack.level} pack={pack} />
            ))}
          </ul>
          <p className="score__quiet num">{t('score.pack.valid', { days: data.validDays })}</p>
        </>
      )}
    </Card>
  );
};
