import { useId } from 'react';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { goldCalls, GoldUseItem } from '#shared/contract/consumer/gold.ts';
import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { toggleGold } from '#shared/voucher/gold-choice.ts';
import type { Shop } from '../../../domain/shop.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { chooseGold, useOfferChoice } from '../../../domain/offers/offer-choice.ts';
import { useReturnTo } from '../../../lib/navigation/use-return-to.ts';
import { Button } from '../../../ui/button.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { autoGold, goldReach } from '../choose-gold.ts';
import { Coin } from './coin.tsx';
import { GoldGoal } from './gold-goal.tsx';

type Choices = ReplyOf<(typeof goldCalls)['goldCreateOrderList']>;
type Props = { shop: Shop; needed: Cents; choices: Choices };

const Tick = ({
  item,
  isChosen,
  isDisabled,
  onToggle,
}: {
  item: GoldUseItem;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}) => {
  const t = useT();
  return (
    <Coin
      item={item}
      sum={item.amount}
      isChosen={isChosen}
      isFaded={isDisabled}
      {...(isDisabled && { note: <p className="coin__fact">{t('voucher.gold.enough')}</p> })}
      end={
        <input
          type="checkbox"
          className="coin__tick"
          aria-label={t('goldUse.use', { name: item.consumptionName, amount: price(item.amount) })}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onToggle}
        />
      }
    />
  );
};

const Unavailable = ({ rows }: { rows: Choices['unavailableList'] }) => {
  const t = useT();
  const heading = useId();
  if (rows.length === 0) return null;
  const why = ({ reason, need }: Choices['unavailableList'][number]): string =>
    reason === 'held'
      ? t('goldUse.held')
      : reason === 'belowLimit' && need !== null
        ? t('voucher.gold.belowLimit', { need: price(need) })
        : t('voucher.gold.goodsTooLow');
  return (
    <section aria-labelledby={heading}>
      <h2 className="gold-title" id={heading}>
        {t('goldUse.unavailable', { count: rows.length })}
      </h2>
      <ul className="coins">
        {rows.map((row) => (
          <li key={row.id}>
            <Coin
              item={row}
              sum={row.amount}
              isFaded
              note={<p className="coin__why num">{why(row)}</p>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Chosen before and gone since: named, and taken off by the guest (decision I2). */
const Lost = ({ shop, lost }: { shop: Shop; lost: readonly { id: string; name: string }[] }) => {
  const t = useT();
  const { gold = [] } = useOfferChoice(shop);
  return lost.map(({ id, name }) => (
    <div key={id} className="alert alert--calm gold-lost" role="status">
      <p>{t('goldUse.lost', { name })}</p>
      <Button
        size="small"
        tone="quiet"
        onPress={() =>
          chooseGold(
            shop,
            gold.filter((one) => one.id !== id),
          )
        }
      >
        {t('goldUse.remove')}
      </Button>
    </div>
  ));
};

const Dock = ({ shop, count, paid }: { shop: Shop; count: number; paid: Cents }) => {
  const t = useT();
  const handleGoBack = useReturnTo(shop.routes.checkout);
  return (
    <div className="dock gold-dock">
      <p className="gold-dock__sum num" role="status" data-testid="gold-sum">
        {count === 0 ? t('goldUse.nothing') : t('goldUse.sum', { count, amount: price(paid) })}
      </p>
      <Button onPress={handleGoBack}>{t('goldUse.done')}</Button>
    </div>
  );
};

/**
 * What is chosen of the pieces, and how it changes. Overshooting undoes only the last touch
 * (decision I7).
 */
const useGoldChoice = ({ shop, needed, choices: { availableList: items } }: Props) => {
  const t = useT();
  const { gold = [] } = useOfferChoice(shop);
  const chosenIds = gold.map(({ id }) => id).filter((id) => items.some((item) => item.id === id));
  const choose = (ids: readonly string[]): void => {
    const chosen = ids.flatMap((id) => {
      const item = items.find((one) => one.id === id);
      return item === undefined ? [] : [{ id, name: item.consumptionName }];
    });
    chooseGold(shop, chosen);
  };
  const toggle = (id: string): void => {
    const answer = toggleGold({ items, chosenIds, neededCents: needed }, id);
    if (answer.ok) {
      choose(answer.chosenIds);
      return;
    }
    notify(
      answer.reason === 'overshoot'
        ? t('voucher.gold.overshoot', { over: price(answer.overCents) })
        : t(`voucher.gold.${answer.reason}`, { need: '' }),
    );
  };
  return {
    chosenIds,
    lost: gold.filter(({ id }) => !chosenIds.includes(id)),
    choose,
    toggle,
  };
};

type AvailableProps = {
  items: Choices['availableList'];
  reach: ReturnType<typeof goldReach>;
  onToggle: (id: string) => void;
};

const Available = ({ items, reach, onToggle }: AvailableProps) => {
  const t = useT();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 className="gold-title" id={heading}>
        {t('goldUse.available', { count: items.length })}
      </h2>
      <ul className="coins">
        {reach.available.map(({ item, isChosen, isDisabled }) => (
          <li key={item.id}>
            <Tick
              item={items.find(({ id }) => id === item.id)!}
              isChosen={isChosen}
              isDisabled={isDisabled}
              onToggle={() => onToggle(item.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The pieces that may be used, and those that may not with their reasons. */
export const GoldChooser = (props: Props) => {
  const t = useT();
  const { shop, needed, choices } = props;
  const { availableList: items, unavailableList } = choices;
  const { chosenIds, lost, choose, toggle: handleToggle } = useGoldChoice(props);
  const reach = goldReach(items, chosenIds, needed);
  const handleChooseBest = (): void => {
    choose(autoGold(items, needed));
  };
  const handleClear = (): void => {
    choose([]);
  };
  return (
    <>
      {items.length > 0 && (
        <GoldGoal
          needed={needed}
          reach={reach}
          hasChosen={chosenIds.length > 0}
          onAuto={handleChooseBest}
          onClear={handleClear}
        />
      )}
      <Lost shop={shop} lost={lost} />
      {items.length === 0 && unavailableList.length === 0 && (
        <StateView title={t('goldUse.none')} text={t('goldPage.emptyText')} />
      )}
      {items.length > 0 && <Available items={items} reach={reach} onToggle={handleToggle} />}
      <Unavailable rows={unavailableList} />
      <Dock shop={shop} count={chosenIds.length} paid={reach.paid} />
    </>
  );
};
