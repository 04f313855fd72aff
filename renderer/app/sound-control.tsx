import { ActionIcon } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useT } from '../lib/i18n.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useSettings } from '../lib/settings.ts';
import { BarPanel } from './bar-panel.tsx';

const SoundPanel = lazyPart(
  async () => (await import('../domain/voice/sound-panel.tsx')).SoundPanel,
);

/** Sound of scans: on or off, and how loud. */
export const SoundControl = () => {
  const t = useT();
  const soundOn = useSettings((settings) => settings.soundOn);
  const [isOpen, setOpen] = useState(false);
  const handleClose = useCallback(() => setOpen(false), []);
  return (
    <BarPanel
      isOpen={isOpen}
      onClose={handleClose}
      label={t('console.sound')}
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t(soundOn ? 'console.sound.on' : 'console.sound.off')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          data-testid="sound"
        >
          {soundOn ? <IconVolume size={24} aria-hidden /> : <IconVolumeOff size={24} aria-hidden />}
        </ActionIcon>
      }
    >
      <SoundPanel />
    </BarPanel>
  );
};
