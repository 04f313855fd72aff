import { Alert, Button, CloseButton, Text } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import type { OperatorId } from '#shared/kernel/ids.ts';
import { timeText } from '#shared/format/date.ts';
import { playSound } from '../../../lib/alert/sound.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import classes from '../desk.module.css';
import { hiddenPage } from './hidden-page.ts';
import { deafTills } from './deaf-tills.ts';
import { useHeard, type OtherTill } from './use-heard.ts';

/** Who has heard this till ring; the next person tests it anew, and so does a page that was loaded again: a browser is mute until it is touched. */
const tested = createStore<{ by: OperatorId | null }>(() => ({ by: null }));

/** A shift begins with a ring that somebody hears. */
const SoundTest = ({ onHeard }: { onHeard: () => void }) => {
  const t = useT();
  const [isPlayed, setPlayed] = useState(false);
  const handlePlay = (): void => {
    playSound('newOrder', 1);
    setPlayed(true);
  };
  return (
    <Alert color="tart" data-testid="desk-sound-test">
      <div className={classes['standing']}>
        <IconVolume aria-hidden />
        <span className={classes['grow']}>
          {t(isPlayed ? 'desk.heard.asked' : 'desk.heard.test')}
        </span>
        <div className={classes['standing']}>
          {isPlayed && (
            <Button onClick={onHeard} data-testid="desk-sound-heard">
              {t('desk.heard.yes')}
            </Button>
          )}
          <Button
            variant={isPlayed ? 'default' : 'filled'}
            onClick={handlePlay}
            data-testid="desk-sound-play"
          >
            {t(isPlayed ? 'desk.heard.again' : 'desk.soundTest')}
          </Button>
        </div>
      </div>
    </Alert>
  );
};

const Deaf = ({ tills, isMute }: { tills: readonly OtherTill[]; isMute: boolean }) => {
  const t = useT();
  const lines = [
    ...(isMute ? [t('desk.heard.mute')] : []),
    ...tills.map(({ device, canRing, at }) => {
      const name = device === '' ? t('desk.heard.noName') : device;
      return canRing
        ? t('desk.heard.gone', { name, time: timeText(at) })
        : t('desk.heard.otherMute', { name });
    }),
  ];
  if (lines.length === 0) return null;
  return (
    <Alert
      color="red.9"
      variant="filled"
      icon={<IconVolumeOff aria-hidden />}
      role="alert"
      data-testid="desk-deaf"
    >
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
};

/** A browser slows down what is in the background: said once a shift, to who has come back. */
const WasHidden = () => {
  const t = useT();
  const { operator } = useSignedIn();
  const isShown = useStore(
    hiddenPage,
    ({ wasHidden, readBy }) => wasHidden && readBy !== operator.id,
  );
  return (
    <div role="status">
      {isShown && (
        <div className={classes['standing']} data-testid="desk-was-hidden">
          <Text size="sm" c="dimmed" className={classes['grow']}>
            {t('desk.heard.hidden')}
          </Text>
          <CloseButton
            size={44}
            aria-label={t('desk.heard.hiddenRead')}
            onClick={() => hiddenPage.setState({ readBy: operator.id })}
          />
        </div>
      )}
    </div>
  );
};

/** Whether somebody would hear an order: the test of a shift, and in red each till that is mute or gone (decisions DA4, DA5). */
export const TillAlerts = ({ stores }: { stores: readonly DeskStoreRow[] }) => {
  const { operator } = useSignedIn();
  const by = useStore(tested, (state) => state.by);
  const { otherTills, canRing } = useHeard(
    stores.map(({ storeId }) => storeId),
    { beats: false },
  );
  const hasStaff = stores.some(({ runBy }) => runBy === 'STAFF');
  if (operator.role === 'auditor' || !hasStaff) return null;
  const isTested = by === operator.id;
  return (
    <>
      {!isTested && <SoundTest onHeard={() => tested.setState({ by: operator.id })} />}
      <Deaf tills={deafTills(otherTills)} isMute={isTested && !canRing} />
      <WasHidden />
    </>
  );
};
