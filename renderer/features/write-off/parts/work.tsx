import { Button, Loader } from '@mantine/core';
import { IconPlugConnectedX, IconScan, IconUserSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useState, type RefObject } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { useConnection } from '../../../lib/online.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { vouchersInDoubt } from '../machine/attempt.ts';
import { isBatchDone } from '../machine/batch-outcome.ts';
import type { Phase, State } from '../machine/state.ts';
import { useMaySearch } from '../queries.ts';
import { till } from '../this-till.ts';
import classes from '../write-off.module.css';
import { ConfirmCard } from './confirm-card.tsx';
import { FastMark } from './fast-mark.tsx';
import { ManualEntry } from './manual-entry.tsx';
import { RecentList } from './recent-list.tsx';

const BatchPanel = lazyPart(async () => (await import('./batch-panel.tsx')).BatchPanel);
const SearchPanel = lazyPart(async () => (await import('./search-panel.tsx')).SearchPanel);

/** The card on the screen, also while it is being sent or silently renewed. A scan that redeems without a confirmation shows none. */
const cardOf = (phase: Phase) => {
  if (phase.name === 'confirm')
    return {
      card: phase.card,
      selection: phase.selection,
      ticked: phase.ticked,
      isBusy: false,
      hasChanged: phase.hasChanged,
    };
  if (phase.name === 'redeeming' && !phase.isFast)
    return {
      card: phase.card,
      selection: phase.selection,
      ticked: phase.card.attention.map(({ id }) => id),
      isBusy: true,
      hasChanged: false,
    };
  if (phase.name === 'lookingUp' && phase.resume)
    return {
      card: phase.resume.card,
      selection: phase.resume.selection,
      ticked: phase.resume.ticked,
      isBusy: true,
      hasChanged: false,
    };
  return null;
};

const BUSY = { lookingUp: 'writeOff.lookingUp', redeeming: 'writeOff.redeeming' } as const;

const Readiness = ({ phase, waiting }: { phase: Phase; waiting: number }) => {
  const t = useT();
  const connection = useConnection();
  const isOff = connection !== 'online';
  if (phase.name === 'lookingUp' || phase.name === 'redeeming')
    return (
      <p className={classes['ready']} role="status" data-state="busy">
        <Loader size={30} aria-hidden />
        <strong>{t(BUSY[phase.name])}</strong>
      </p>
    );
  return (
    <p
      className={classes['ready']}
      role="status"
      data-state={isOff ? 'off' : 'ready'}
      data-testid="readiness"
    >
      {isOff ? <IconPlugConnectedX size={34} aria-hidden /> : <IconScan size={34} aria-hidden />}
      <strong>{t(isOff ? `console.connection.${connection}` : 'writeOff.ready')}</strong>
      <span>
        {waiting > 0
          ? t('writeOff.queue.held', { count: waiting })
          : t(isOff ? 'writeOff.offline' : 'writeOff.readyHint')}
      </span>
    </p>
  );
};

export type Searching = {
  isOpen: boolean;
  /** What is looked for at once. */ keyword: string;
  open: (keyword?: string) => void;
  close: () => void;
};

type Props = { state: State; entry: RefObject<HTMLInputElement | null>; searching: Searching };

const Ready = ({
  state,
  entry,
  searching,
  typed,
  onTyped,
}: Props & { typed: string; onTyped: (typed: string) => void }) => {
  const t = useT();
  const maySearch = useMaySearch();
  return (
    <>
      <ManualEntry
        field={entry}
        shown={typed}
        onShown={onTyped}
        aside={
          maySearch && !searching.isOpen ? (
            <Button
              variant="subtle"
              size="md"
              h={44}
              leftSection={<IconUserSearch size={22} aria-hidden />}
              onClick={() => searching.open()}
              data-testid="search-open"
            >
              {t('writeOff.search.open')}
              {' ( / )'}
            </Button>
          ) : null
        }
      />
      <FastMark />
      {maySearch && searching.isOpen ? (
        <Suspense>
          <SearchPanel keyword={searching.keyword} onClose={() => searching.close()} />
        </Suspense>
      ) : (
        <>
          <Readiness phase={state.phase} waiting={state.queue.length} />
          <RecentList verdicts={state.recent} />
        </>
      )}
    </>
  );
};

/** The right side of the page: what the till is at. */
export const Work = (props: Props) => {
  const { state } = props;
  const { phase } = state;
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (typed === '') till.send({ type: 'typingEnded' });
  }, [typed]);
  useEffect(() => () => till.send({ type: 'typingEnded' }), []);
  const open = cardOf(phase);
  const inDoubt = useMemo(() => vouchersInDoubt(state), [state]);
  if (open)
    return (
      <ConfirmCard
        key={open.card.prepareToken}
        {...open}
        inDoubt={open.isBusy ? new Set() : inDoubt}
      />
    );
  if (phase.name === 'batch')
    return (
      <Suspense>
        <BatchPanel
          batch={phase}
          isDone={isBatchDone(state)}
          inDoubt={phase.isSent ? new Set() : inDoubt}
        />
      </Suspense>
    );
  return <Ready {...props} typed={typed} onTyped={setTyped} />;
};
