import { useId } from 'react';
import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Shop } from '../../../domain/shop.ts';
import { walletT } from '../wallet-words.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { StateView } from '../../../ui/state-view.tsx';
import type { Choices } from '../queries.ts';
import { useChoice, type Chooser } from '../use-choice.ts';
import { ChoiceDock } from './choice-dock.tsx';
import { BestLine } from './choice-head.tsx';
import { ChoiceRow, UnusableRow } from './choice-row.tsx';

const RENEW_MS = 30_000;

type Props = { kind: TakeoutOffer; shop: Shop; choices: Choices };

type Row = Choices['rows'][TakeoutOffer][number];
type UsableProps = { rows: readonly Row[]; choices: Choices; chooser: Chooser; now: Instant };

const UsableRows = ({ rows, choices, chooser, now }: UsableProps) => {
  const t = useT();
  const heading = useId();
  const chosenIds = chooser.standing.chosen.map(({ id }) => id);
  return (
    <section aria-labelledby={heading}>
      <h2 className="choice__title" id={heading}>
        {t('choice.usable', { count: rows.length })}
      </h2>
      <div className="slips" role="radiogroup" aria-labelledby={heading}>
        {rows.map((row) => (
          <ChoiceRow
            key={row.id}
            coupon={row}
            now={now}
            isChosen={chosenIds.includes(row.id)}
            isBest={choices.bestIds.includes(row.id)}
            bestAmtn={choices.savingAmtn}
            onChoose={() => chooser.choose(row)}
          />
        ))}
        <label className="none">
          <span>{t('choice.none')}</span>
          <input
            type="radio"
            name="offer"
            className="slip__radio"
            checked={chosenIds.length === 0}
            onChange={() => chooser.chooseNone()}
          />
        </label>
      </div>
    </section>
  );
};

const UnusableRows = ({
  rows,
  now,
  shop,
}: Pick<UsableProps, 'rows' | 'now'> & Pick<Props, 'shop'>) => {
  const t = useT();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 className="choice__title" id={heading}>
        {t('choice.unusable', { count: rows.length })}
      </h2>
      <ul className="slips">
        {rows.map((row) => (
          <li key={row.id}>
            <UnusableRow coupon={row} now={now} shop={shop} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/**
 * What may be chosen of one kind: what counts first, or that nothing does (spec 001 §8), then what
 * does not with its reason.
 */
export const ChoiceList = ({ kind, shop, choices }: Props) => {
  const t = useT();
  const now = useNow(RENEW_MS);
  const chooser = useChoice(shop, choices);
  const rows = choices.rows[kind];
  const usable = rows.filter(({ canUse }) => canUse);
  const others = rows.filter(({ canUse }) => !canUse);
  return (
    <>
      <div className="choice__head">
        <BestLine shop={shop} choices={choices} chooser={chooser} />
      </div>
      {usable.length === 0 && (
        <StateView title={t('voucher.none')} text={walletT(shop, t)('wallet.empty.usableText')} />
      )}
      {usable.length > 0 && (
        <UsableRows rows={usable} choices={choices} chooser={chooser} now={now} />
      )}
      {others.length > 0 && <UnusableRows rows={others} now={now} shop={shop} />}
      <ChoiceDock shop={shop} chooser={chooser} />
    </>
  );
};
