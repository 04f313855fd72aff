import { ActionIcon, Box, Popover } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useT } from '../lib/i18n.ts';
import { useSettings } from '../lib/settings.ts';
import { SoundPanel } from '../domain/voice/sound-panel.tsx';

/** Sound of scans: on or off, and how loud. */
export const SoundControl = () => {
  const t = useT();
  const soundOn = useSettings((settings) => settings.soundOn);
  const label = t(soundOn ? 'console.sound.on' : 'console.sound.off');
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus withArrow>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} data-testid="sound">
          {soundOn ? <IconVolume size={24} aria-hidden /> : <IconVolumeOff size={24} aria-hidden />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('console.sound')}>
        <Box w={240}>
          <SoundPanel />
        </Box>
      </Popover.Dropdown>
    </Popover>
  );
};
