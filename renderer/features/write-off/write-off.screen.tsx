import { Button } from '@mantine/core';
import { IconKeyboard, IconScan } from '@tabler/icons-react';
import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import { useT } from '../../lib/i18n.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { openKeyMap } from '../../lib/key-map.ts';
import { useCamera } from '../../lib/scan/use-camera.ts';
import { useSignedIn } from '../../lib/session.ts';
import { PageState } from '../../ui/page-state.tsx';
import { useAwake } from './beside-till.ts';
import { isInBatch } from './machine/batch-outcome.ts';
import type { Phase, State } from './machine/state.ts';
import { CAMERA_HOST, CameraPanel } from './parts/camera-panel.tsx';
import { CheckingList } from './parts/checking-list.tsx';
import { QueueLine } from './parts/queue-line.tsx';
import { RepeatNote } from './parts/repeat-note.tsx';
import { Sources } from './parts/sources.tsx';
import { VerdictPanel } from './parts/verdict-panel.tsx';
import { Work, type Searching } from './parts/work.tsx';
import { takeScan, till, useTill } from './this-till.ts';
import { isInDialog, usePageKeys } from './use-page-keys.ts';
import classes from './write-off.module.css';

const UndoDialog = lazyPart(async () => (await import('./parts/undo-dialog.tsx')).UndoDialog);

/** Attempts that are not on the screen already. */
const behindOf = ({ phase, attempts }: State) =>
  attempts.filter(
    ({ requestId }) =>
      !(phase.name === 'redeeming' && phase.requestId === requestId) &&
      !isInBatch(phase, requestId),
  );

/** Whether the search is open; a scan that is dealt with closes it. */
const useSearching = (phaseName: Phase['name'], focusEntry: () => void): Searching => {
  const [isOpen, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const open = useCallback((sought = '') => {
    setKeyword(sought);
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    focusEntry();
  }, [focusEntry]);
  if (isOpen && phaseName !== 'idle' && phaseName !== 'lookingUp') setOpen(false);
  return { isOpen, keyword, open, close };
};

const Page = () => {
  const t = useT();
  const state = useTill((whole) => whole);
  const { view, retry: handleRetry } = useCamera(CAMERA_HOST, (text) => {
    takeScan('CAMERA', text);
  });
  const entry = useRef<HTMLInputElement>(null);
  const { phase, queue, missed } = state;
  const focusEntry = useCallback(() => entry.current?.focus(), []);
  // the digit goes into the field once the verdict is away, in place of what was typed before
  const handleDigit = useCallback(() => {
    flushSync(() => till.send({ type: 'typed' }));
    if (till.state().phase.name !== 'idle') return;
    focusEntry();
    entry.current?.select();
  }, [focusEntry]);
  const searching = useSearching(phase.name, focusEntry);
  const { open: openSearch } = searching;
  const handleFindOrder = useCallback(
    (number: string) => {
      flushSync(() => till.send({ type: 'left' }));
      // a scan that waited may have its turn now
      if (till.state().phase.name === 'idle') openSearch(number);
    },
    [openSearch],
  );
  useAwake();
  usePageKeys({ focusEntry, openSearch });
  // before the first paint, for who scans at once; an open menu or the volume control keeps the focus
  useLayoutEffect(() => {
    if (phase.name === 'idle' && !isInDialog(document.activeElement)) focusEntry();
  }, [phase.name, focusEntry]);

  return (
    <div className={classes['page']} data-testid="write-off" data-phase={phase.name}>
      <HiddenText as="h1">{t('writeOff.page')}</HiddenText>
      <aside className={classes['side']} aria-label={t('writeOff.camera')}>
        <CameraPanel view={view} onRetry={handleRetry} />
        <Sources view={view} />
        {phase.name !== 'verdict' && <RepeatNote />}
        <QueueLine queue={queue} missed={missed} />
        <CheckingList attempts={behindOf(state)} />
        <Button
          className={classes['keys'] ?? ''}
          variant="subtle"
          color="dark"
          leftSection={<IconKeyboard size={22} aria-hidden />}
          onClick={() => openKeyMap()}
          data-testid="keys"
        >
          {t('writeOff.keys')}
          {' ( ? )'}
        </Button>
      </aside>
      <div className={classes['work']}>
        <Work state={state} entry={entry} searching={searching} />
      </div>
      {phase.name === 'verdict' && (
        <VerdictPanel
          key={phase.verdict.key}
          verdict={phase.verdict}
          waiting={queue.length}
          onDigit={handleDigit}
          onFindOrder={handleFindOrder}
        />
      )}
      {phase.name === 'undoing' && (
        <Suspense>
          <UndoDialog verifyId={phase.verifyId} label={phase.label} />
        </Suspense>
      )}
    </div>
  );
};

/** The write-off page: ready to scan at once, one card to confirm, one verdict to read. */
export const WriteOffScreen = () => {
  const t = useT();
  const { role } = useSignedIn().operator;
  if (!merchantContract.groupVerifyCheck.roles?.includes(role))
    return (
      <PageState
        icon={<IconScan size={36} aria-hidden />}
        title={t('writeOff.auditor')}
        testId="write-off-auditor"
      />
    );
  return <Page />;
};
