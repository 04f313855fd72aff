import { useId } from 'react';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { goldCalls, GoldUseItem } from '#shared/contract/consumer/gold.ts';
import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { toggleGold } from '#shared/voucher/gold-choice.ts';
import { takeoutShop } from '../../../domain/shop.ts';
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
type Props = { storeId: string; needed: Cents; choices: Choices };

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

/** Chosen before and gone since: told, and taken off by the guest (decision I2). */
const Lost = ({
  storeId,
  lost,
}: {
  storeId: string;
  lost: readonly { id: string; name: string }[];
}) => {
  const t = useT();
  const { gold = [] } = useOfferChoice(takeoutShop(storeId));
  return lost.map(({ id, name }) => (
    <div key={id} className="alert alert--calm gold-lost" role="status">
      <p>{t('goldUse.lost', { name })}</p>
      <Button
        size="small"
        tone="quiet"
        onPress={() => {
          chooseGold(
            takeoutShop(storeId),
            gold.filter((one) => one.id !== id),
          );
        }}
      >
        {t('goldUse.remove')}
      </Button>
    </div>
  ));
};

const Dock = ({ storeId, count, paid }: { storeId: string; count: number; paid: Cents }) => {
  const t = useT();
  const goBack = useReturnTo(href(consumerRoutes.order, { storeId }));
  return (
    <div className="dock gold-dock">
      <p className="gold-dock__sum num" role="status" data-testid="gold-sum">
        {count === 0 ? t('goldUse.nothing') : t('goldUse.sum', { count, amount: price(paid) })}
      </p>
      <Button onPress={goBack}>{t('goldUse.done')}</Button>
    </div>
  );
};

/** The pieces that may be used and those that may not with their reasons. Overshooting undoes only the last touch (decision I7). */
export const GoldChooser = ({
  storeId,
  needed,
  choices: { availableList: items, unavailableList },
}: Props) => {
  const t = useT();
  const heading = useId();
  const { gold = [] } = useOfferChoice(takeoutShop(storeId));
  const chosenIds = gold.map(({ id }) => id).filter((id) => items.some((item) => item.id === id));
  const reach = goldReach(items, chosenIds, needed);
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const item = items.find((one) => one.id === id);
      return item === undefined ? [] : [{ id, name: item.consumptionName }];
    });
  const set = (ids: readonly string[]): void => {
    chooseGold(takeoutShop(storeId), named(ids));
  };
  const toggle = (id: string): void => {
    const answer = toggleGold({ items, chosenIds, neededCents: needed }, id);
    if (answer.ok) set(answer.chosenIds);
    else
      notify(
        answer.reason === 'overshoot'
          ? t('voucher.gold.overshoot', { over: price(answer.overCents) })
          : t(`voucher.gold.${answer.reason}`, { need: '' }),
      );
  };
  return (
    <>
      {items.length > 0 && (
        <GoldGoal
          needed={needed}
          reach={reach}
          hasChosen={chosenIds.length > 0}
          onAuto={() => {
            set(autoGold(items, needed));
          }}
          onClear={() => {
            set([]);
          }}
        />
      )}
      <Lost storeId={storeId} lost={gold.filter(({ id }) => !chosenIds.includes(id))} />
      {items.length === 0 && unavailableList.length === 0 && (
        <StateView title={t('goldUse.none')} text={t('goldPage.emptyText')} />
      )}
      {items.length > 0 && (
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
                  onToggle={() => {
                    toggle(item.id);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Unavailable rows={unavailableList} />
      <Dock storeId={storeId} count={chosenIds.length} paid={reach.paid} />
    </>
  );
};
