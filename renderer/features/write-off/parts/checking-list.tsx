import { ActionIcon, Button } from '@mantine/core';
import { IconHourglass, IconX } from '@tabler/icons-react';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { verdictLook } from '#shared/voucher/redeem-verdict.ts';
import { useT } from '../../../lib/i18n.ts';
import type { Attempt, AttemptStage } from '../machine/state.ts';
import { till } from '../this-till.ts';
import classes from './checking-list.module.css';
import { Pictogram } from './verdict-panel.tsx';

const SAYS: Record<Exclude<AttemptStage, 'settled'>, MessageKey> = {
  journalling: 'writeOff.redeeming',
  sending: 'writeOff.checking.asking',
  asking: 'writeOff.checking.asking',
  waiting: 'writeOff.checking.waiting',
  paused: 'writeOff.checking.paused',
  unresolved: 'writeOff.checking.unresolved',
};

const Open = ({ attempt: { requestId, stage } }: { attempt: Attempt }) => {
  const t = useT();
  if (stage === 'settled') return null;
  return (
    <>
      <span className={classes['says']}>{t(SAYS[stage])}</span>
      {stage === 'unresolved' && (
        <Button size="sm" variant="light" onClick={() => till.send({ type: 'askNow', requestId })}>
          {t('writeOff.checking.askNow')}
        </Button>
      )}
    </>
  );
};

const CheckingItem = ({ attempt }: { attempt: Attempt }) => {
  const t = useT();
  const { outcome, label, shown, requestId, stage } = attempt;
  const look = verdictLook(outcome?.kind ?? 'checking');
  return (
    <li
      className={classes['item']}
      data-stage={stage}
      data-kind={outcome?.kind ?? 'checking'}
      data-testid="checking-item"
    >
      <span className={classes['sign']} data-tone={look.tone}>
        {outcome ? <Pictogram look={look} size={22} /> : <IconHourglass size={22} aria-hidden />}
      </span>
      <div className={classes['words']}>
        <strong>{t(look.titleKey)}</strong>
        <span className={classes['what']}>{[shown, label].filter(Boolean).join(' · ')}</span>
        {outcome?.noteKey && <span className={classes['says']}>{t(outcome.noteKey)}</span>}
        <Open attempt={attempt} />
      </div>
      {outcome && (
        <ActionIcon
          variant="subtle"
          color="dark"
          size={44}
          aria-label={t('writeOff.checking.clear')}
          onClick={() => till.send({ type: 'cleared', requestId })}
        >
          <IconX size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
};

/** Write-offs that wait for an answer, and the results that came in the background. */
export const CheckingList = ({ attempts }: { attempts: readonly Attempt[] }) => {
  const t = useT();
  return (
    <section
      className={classes['panel']}
      aria-labelledby="checking-title"
      aria-live="polite"
      data-empty={attempts.length === 0}
    >
      {attempts.length !== 0 && (
        <>
          <h2 id="checking-title" className={classes['head']}>
            {t('writeOff.checking')}
          </h2>
          <ul className={classes['list']} data-testid="checking">
            {attempts.map((attempt) => (
              <CheckingItem key={attempt.requestId} attempt={attempt} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
