import type { OwnedGold } from '#shared/contract/consumer/gold.ts';
import { price } from '#shared/format/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Coin } from './coin.tsx';
import { Spend } from './spend.tsx';

/** One of the member's pieces, or several that are alike, and where it went. */
export const OwnedCoin = ({ gold, count }: { gold: OwnedGold; count: number }) => {
  const t = useT();
  const isPart = gold.amount !== gold.faceAmount;
  return (
    <Coin
      item={gold}
      sum={gold.amount}
      isFaded={gold.status !== 'usable'}
      of={isPart ? t('goldPage.ofFace', { amount: price(gold.faceAmount) }) : undefined}
      {...(count > 1 && {
        end: <p className="coin__times num">{t('goldPage.times', { count })}</p>,
      })}
      note={
        <p className="coin__fact">
          {gold.status === 'usable'
            ? t('goldPage.fromBag', { name: gold.bagName })
            : t(`goldPage.status.${gold.status}`)}
        </p>
      }
    >
      {gold.uses.length > 0 && (
        <details className="coin__where">
          <summary aria-label={t('goldPage.whereOf', { name: gold.consumptionName })}>
            {t('goldPage.where')}
            <Icon name="next" size={16} />
          </summary>
          <ul className="spends">
            {gold.uses.map((use) => (
              <Spend key={use.tradeId} use={use} />
            ))}
          </ul>
        </details>
      )}
    </Coin>
  );
};
