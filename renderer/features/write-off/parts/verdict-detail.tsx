import type { ReactNode } from 'react';
import type { RefusalData } from '#shared/contract/merchant/verify.ts';
import { countdownText, dateTimeSecondsText, dateTimeText } from '#shared/format/date.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { CheckReply, Verdict } from '../machine/state.ts';
import classes from './verdict-panel.module.css';

type Use = NonNullable<RefusalData['first']>;

const Block = ({
  title,
  children,
  testId,
}: {
  title?: string;
  children: ReactNode;
  testId: string;
}) => (
  <div className={classes['block']} data-testid={testId}>
    {title && <h3>{title}</h3>}
    {children}
  </div>
);

/** When, where, by whom: the time first, because guests ask for that. */
const UseLines = ({ use: { at, store, operator, device } }: { use: Use }) => {
  const t = useT();
  return (
    <p>
      <strong>{dateTimeSecondsText(at)}</strong>
      <br />
      {t('writeOff.verdict.by', { store, operator, device })}
    </p>
  );
};

const Lock = ({ until }: { until: Instant }) => {
  const t = useT();
  const seconds = Math.ceil((until - useNow(250)) / 1000);
  return (
    <Block testId="verdict-lock">
      <p className={classes['count']}>
        {seconds > 0
          ? t('writeOff.verdict.lock', { time: countdownText(seconds) })
          : t('writeOff.verdict.lockOver')}
      </p>
    </Block>
  );
};

const Receipt = ({
  receipt: { receiptNo, items },
  undone,
}: {
  receipt: CheckReply;
  undone: Verdict['undone'];
}) => {
  const t = useT();
  const left = (timesLeft: number): string =>
    timesLeft === 0
      ? t('writeOff.verdict.usedUp')
      : t('writeOff.verdict.left', { count: timesLeft });
  return (
    <Block testId="verdict-receipt">
      <ul className={classes['items']}>
        {items.map(({ verifyId, codeMask, times, timesLeft }) => (
          <li key={verifyId}>
            <span className={classes['code']}>{codeMask}</span>
            <span>{t('writeOff.verdict.times', { count: times })}</span>
            <strong>
              {undone.includes(verifyId) ? t('writeOff.verdict.undone') : left(timesLeft)}
            </strong>
          </li>
        ))}
      </ul>
      <p className={classes['small']}>{t('writeOff.verdict.receipt', { number: receiptNo })}</p>
    </Block>
  );
};

const Stores = ({ stores }: { stores: NonNullable<RefusalData['stores']> }) => {
  const t = useT();
  return (
    <Block title={t('writeOff.verdict.stores')} testId="verdict-stores">
      <ul className={classes['stores']}>
        {stores.slice(0, 4).map(({ name, address }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{address}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
};

const Refused = ({ kind, data }: { kind: Verdict['kind']; data: RefusalData }) => {
  const t = useT();
  const { first, redeemed = [], stores = [], validFrom, validTo, next, until } = data;
  const others = redeemed.filter(({ at }) => at !== first?.at).slice(0, 3);
  return (
    <>
      {first && (
        <Block title={t('writeOff.verdict.first')} testId="verdict-first">
          <UseLines use={first} />
        </Block>
      )}
      {!first && others.length > 0 && (
        <Block title={t('writeOff.verdict.redeemed')} testId="verdict-redeemed">
          {others.map((use) => (
            <UseLines key={use.at + use.codeMask} use={use} />
          ))}
        </Block>
      )}
      {stores.length > 0 && <Stores stores={stores} />}
      {kind === 'refused.NOT_STARTED' && validFrom !== undefined && (
        <Block testId="verdict-validity">
          <p>
            <strong>{t('writeOff.verdict.validFrom', { time: dateTimeText(validFrom) })}</strong>
          </p>
        </Block>
      )}
      {kind === 'refused.EXPIRED' && validTo !== undefined && (
        <Block testId="verdict-validity">
          <p>
            <strong>{t('writeOff.verdict.validTo', { time: dateTimeText(validTo) })}</strong>
          </p>
        </Block>
      )}
      {next !== undefined && (
        <Block testId="verdict-next-use">
          <p>
            <strong>{t('writeOff.verdict.nextUse', { time: dateTimeText(next) })}</strong>
          </p>
        </Block>
      )}
      {until !== undefined && <Lock until={until} />}
    </>
  );
};

/** The details below the big words: receipt and uses left, or who, where, when, and when it would be right. */
export const VerdictDetail = ({
  verdict: { kind, data, receipt, undone },
}: {
  verdict: Verdict;
}) => {
  if (receipt) return <Receipt receipt={receipt} undone={undone} />;
  return data ? <Refused kind={kind} data={data} /> : null;
};
