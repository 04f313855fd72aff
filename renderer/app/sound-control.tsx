import { ActionIcon, Popover, Slider, Stack, Switch, Text } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useT } from '../lib/i18n.ts';
import { setSoundOn, setVolume, useSettings } from '../lib/settings.ts';

const Panel = () => {
  const t = useT();
  const soundOn = useSettings((settings) => settings.soundOn);
  const volume = useSettings((settings) => settings.volume);
  return (
    <Stack w={240} gap="md">
      <Switch size="md" label={t('console.sound.play')} checked={soundOn} onChange={(event) => setSoundOn(event.currentTarget.checked)} />
      <div>
        <Text size="sm" mb={6} id="volume-label">{t('console.sound.volume')}</Text>
        <Slider
          min={0} max={100} step={5} value={Math.round(volume * 100)} onChange={(value) => setVolume(value / 100)} disabled={!soundOn} thumbLabel={t('console.sound.volume')}
          label={(value) => `${value}%`} size="lg"
        />
      </div>
    </Stack>
  );
};

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
      <Popover.Dropdown aria-label={t('console.sound')}><Panel /></Popover.Dropdown>
    </Popover>
  );
};
