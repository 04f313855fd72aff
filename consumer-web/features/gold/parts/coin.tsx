import type { ReactNode } from 'react';
import { price } from '#shared/format/money.ts';
import type { GoldUseItem } from '#shared/contract/consumer/gold.ts';
import { DAY } from '#shared/kernel/time.ts';
import { client } from '../../../lib/api/api.ts';

/** How long before its end a piece is highlighted. */
const SOON_MS = 7 * DAY;

type Props = {
  item: GoldUseItem;
  sum: GoldUseItem['amount'];
  isFaded?: boolean;
  isChosen?: boolean;
  /** Below the sum, below the facts, and at the right end. */
  of?: string | undefined;
  note?: ReactNode;
  end?: ReactNode;
  children?: ReactNode;
};

/** A piece of gold: what is left of it, what it is called, what it is for and until when. */
export const Coin = ({
  item,
  sum,
  of,
  note,
  end,
  children,
  isFaded = false,
  isChosen = false,
}: Props) => {
  const isSoon = !isFaded && item.expireTime - client.now() < SOON_MS;
  return (
    <article
      aria-label={item.consumptionName}
      className={`coin${isFaded ? ' coin--faded' : ''}${isChosen ? ' coin--chosen' : ''}`}
      data-testid={`gold-${item.id}`}
    >
      <div className="coin__row">
        <div className="coin__stub">
          <p className="coin__sum num">{price(sum).replace(/\.00$/, '')}</p>
          {of !== undefined && <p className="coin__of num">{of}</p>}
        </div>
        <div className="coin__body">
          <p className="coin__name">{item.consumptionName}</p>
          {item.limitAmountStr !== null && <p className="coin__fact num">{item.limitAmountStr}</p>}
          {item.expireStr !== null && (
            <p className={`num ${isSoon ? 'coin__fact--soon' : 'coin__fact'}`}>{item.expireStr}</p>
          )}
          {note}
        </div>
        {end !== undefined && <div className="coin__end">{end}</div>}
      </div>
      {children}
    </article>
  );
};
