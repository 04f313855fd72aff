import { useId } from 'react';
import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { StateView } from '../../../ui/state-view.tsx';
import { KINDS } from '../kinds.ts';
import type { Choices } from '../queries.ts';
import { useChoice } from '../use-choice.ts';
import { ChoiceDock } from './choice-dock.tsx';
import { BestLine } from './choice-head.tsx';
import { ChoiceRow, UnusableRow } from './choice-row.tsx';

const RENEW_MS = 30_000;

/** What may be chosen of one kind: what counts first, then what does not with its reason. */
export const ChoiceList = ({
  kind,
  storeId,
  choices,
}: {
  kind: TakeoutOffer;
  storeId: string;
  choices: Choices;
}) => {
  const t = useT();
  const now = useNow(RENEW_MS);
  const heading = useId();
  const chooser = useChoice(storeId, choices);
  const rows = choices.rows[kind];
  const usable = rows.filter(({ canUse }) => canUse);
  const others = rows.filter(({ canUse }) => !canUse);
  const chosenIds = chooser.standing.chosen.map(({ id }) => id);
  return (
    <>
      <div className="choice__head">
        <BestLine choices={choices} chooser={chooser} />
      </div>
      {rows.length === 0 && (
        <StateView
          title={t('choice.noOffers', { kind: t(KINDS[kind].name) })}
          text={t('wallet.empty.usableText')}
        />
      )}
      {usable.length > 0 && (
        <section aria-labelledby={heading}>
          <h2 className="choice__title" id={heading}>
            {t('choice.usable', { count: usable.length })}
          </h2>
          <div className="slips" role="radiogroup" aria-labelledby={heading}>
            {usable.map((row) => (
              <ChoiceRow
                key={row.id}
                coupon={row}
                now={now}
                isChosen={chosenIds.includes(row.id)}
                isBest={choices.bestIds.includes(row.id)}
                bestAmtn={choices.savingAmtn}
                onChoose={() => {
                  chooser.choose(row);
                }}
              />
            ))}
            <label className="none">
              <span>{t('choice.none')}</span>
              <input
                type="radio"
                name="offer"
                className="slip__radio"
                checked={chosenIds.length === 0}
                onChange={chooser.chooseNone}
              />
            </label>
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby={`${heading}-not`}>
          <h2 className="choice__title" id={`${heading}-not`}>
            {t('choice.unusable', { count: others.length })}
          </h2>
          <ul className="slips">
            {others.map((row) => (
              <li key={row.id}>
                <UnusableRow coupon={row} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ChoiceDock storeId={storeId} chooser={chooser} />
    </>
  );
};
