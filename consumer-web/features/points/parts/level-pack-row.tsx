import { couponBusiness } from '#shared/codes/coupon.ts';
import { shownLevel } from '#shared/codes/member.ts';
import type { LevelPack } from '#shared/contract/consumer/level-pack.ts';
import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { useTakePack } from '../mutations.ts';

/** Whole dollars without decimals. */
const short = (value: Cents): string => price(value).replace(/\.00$/, '');

/** What is in a gift pack, a line a red packet. */
export const PackContents = ({ packets }: Pick<LevelPack, 'packets'>) => {
  const t = useT();
  return packets.map(({ businessType, amount, limitAmount }) => (
    <small key={`${businessType} ${amount}`} className="num">
      {t(
        businessType === couponBusiness.codes.market ? 'score.pack.market' : 'score.pack.takeout',
        {
          amount: short(amount),
          limit: short(limitAmount),
        },
      )}
    </small>
  ));
};

/** The gift pack of a level that was reached: taken, or to be taken once (decision MB28). */
export const PackRow = ({ pack }: { pack: LevelPack }) => {
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
        <strong>{t('score.pack.of', { level })}</strong>
        <PackContents packets={pack.packets} />
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
        <small className="pack__state">{t('score.pack.had')}</small>
      )}
    </li>
  );
};
