import { Button, Loader } from '@mantine/core';
import { IconKeyboard, IconPlugConnectedX, IconScan } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { contract } from '#shared/contract/index.ts';
import { useT } from '../../lib/i18n.ts';
import { useConnection } from '../../lib/online.ts';
import { useCamera } from '../../lib/scan/use-camera.ts';
import { useSignedIn } from '../../lib/session.ts';
import { PageState } from '../../ui/page-state.tsx';
import { vouchersInDoubt } from './machine/attempt.ts';
import type { Phase, State } from './machine/state.ts';
import { CAMERA_HOST, CameraPanel } from './parts/camera-panel.tsx';
import { CheckingList } from './parts/checking-list.tsx';
import { ConfirmCard } from './parts/confirm-card.tsx';
import { KeyMap } from './parts/key-map.tsx';
import { ManualEntry } from './parts/manual-entry.tsx';
import { QueueLine } from './parts/queue-line.tsx';
import { RecentList } from './parts/recent-list.tsx';
import { Sources } from './parts/sources.tsx';
import { UndoDialog } from './parts/undo-dialog.tsx';
import { VerdictPanel } from './parts/verdict-panel.tsx';
import { takeScan, useTill } from './this-till.ts';
import { usePageKeys } from './use-page-keys.ts';
import classes from './write-off.module.css';

/** The card on the screen, also while it is being sent or silently renewed. */
const cardOf = (phase: Phase) => {
  if (phase.name === 'confirm') return { card: phase.card, selection: phase.selection, isBusy: false, hasChanged: phase.hasChanged };
  if (phase.name === 'redeeming') return { card: phase.card, selection: phase.selection, isBusy: true, hasChanged: false };
  if (phase.name === 'lookingUp' && phase.resume) return { card: phase.resume.card, selection: phase.resume.selection, isBusy: true, hasChanged: false };
  return null;
};

const Readiness = ({ phase }: { phase: Phase }) => {
  const t = useT();
  const connection = useConnection();
  const isOff = connection !== 'online';
  if (phase.name === 'lookingUp') return <p className={classes['ready']} role="status" data-state="busy"><Loader size={30} aria-hidden /><strong>{t('writeOff.lookingUp')}</strong></p>;
  return (
    <p className={classes['ready']} role="status" data-state={isOff ? 'off' : 'ready'} data-testid="readiness">
      {isOff ? <IconPlugConnectedX size={34} aria-hidden /> : <IconScan size={34} aria-hidden />}
      <strong>{t(isOff ? `console.connection.${connection}` : 'writeOff.ready')}</strong>
      <span>{t(isOff ? 'writeOff.offline' : 'writeOff.readyHint')}</span>
    </p>
  );
};

const Work = ({ state, entry }: { state: State; entry: RefObject<HTMLInputElement | null> }) => {
  const [typed, setTyped] = useState('');
  const open = cardOf(state.phase);
  const inDoubt = useMemo(() => vouchersInDoubt(state), [state]);
  if (open) return <ConfirmCard key={open.card.prepareToken} {...open} inDoubt={open.isBusy ? new Set() : inDoubt} />;
  return (
    <>
      <ManualEntry field={entry} shown={typed} setShown={setTyped} />
      <Readiness phase={state.phase} />
      <RecentList verdicts={state.recent} />
    </>
  );
};

const Page = () => {
  const t = useT();
  const state = useTill((whole) => whole);
  const { view, retry } = useCamera(CAMERA_HOST, (text) => { takeScan('CAMERA', text); });
  const entry = useRef<HTMLInputElement>(null);
  const [isKeyMapOpen, setKeyMap] = useState(false);
  const { phase, queue, missed, attempts } = state;
  const behind = attempts.filter(({ requestId }) => phase.name !== 'redeeming' || phase.requestId !== requestId);
  const focusEntry = useCallback(() => entry.current?.focus(), []);
  const openKeys = useCallback(() => setKeyMap(true), []);
  usePageKeys({ focusEntry, openKeys });
  useEffect(() => { if (phase.name === 'idle') focusEntry(); }, [phase.name, focusEntry]);

  return (
    <div className={classes['page']} data-testid="write-off" data-phase={phase.name}>
      <h1 className={classes['hidden']}>{t('writeOff.page')}</h1>
      <aside className={classes['side']} aria-label={t('writeOff.camera')}>
        <CameraPanel view={view} onRetry={retry} />
        <Sources view={view} />
        <QueueLine waiting={queue.length} missed={missed} />
        <CheckingList attempts={behind} />
        <Button className={classes['keys'] ?? ''} variant="subtle" color="dark" leftSection={<IconKeyboard size={22} aria-hidden />} onClick={openKeys} data-testid="keys">{t('writeOff.keys')}{' ( ? )'}</Button>
      </aside>
      <div className={classes['work']}><Work state={state} entry={entry} /></div>
      {phase.name === 'verdict' ? <VerdictPanel key={phase.verdict.key} verdict={phase.verdict} waiting={queue.length} /> : null}
      {phase.name === 'undoing' ? <UndoDialog verifyId={phase.verifyId} label={phase.label} /> : null}
      <KeyMap isOpen={isKeyMapOpen} onClose={() => setKeyMap(false)} />
    </div>
  );
};

/** The write-off page: ready to scan at once, one card to confirm, one verdict to read. */
export const WriteOffScreen = () => {
  const t = useT();
  const { role } = useSignedIn().operator;
  if (!contract.groupVerifyCheck.roles?.includes(role)) return <PageState icon={<IconScan size={36} aria-hidden />} title={t('writeOff.auditor')} testId="write-off-auditor" />;
  return <Page />;
};
