import { Slider, Stack, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../lib/i18n.ts';
import { setSoundOn, setVolume, useSettings } from '../../lib/settings.ts';

/** Sound of scans: on or off, and how loud (table A, row 26). */
export const SoundPanel = () => {
  const t = useT();
  const label = useId();
  const soundOn = useSettings((settings) => settings.soundOn);
  const volume = useSettings((settings) => settings.volume);
  return (
    <Stack gap="md">
      <Switch
        size="md"
        label={t('console.sound.play')}
        checked={soundOn}
        onChange={(event) => setSoundOn(event.currentTarget.checked)}
      />
      <div>
        <Text size="sm" mb={6} id={label}>
          {t('console.sound.volume')}
        </Text>
        <Slider
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          onChange={(value) => setVolume(value / 100)}
          disabled={!soundOn}
          thumbLabel={t('console.sound.volume')}
          maw={420}
          label={(value) => `${value}%`}
          size="lg"
        />
      </div>
    </Stack>
  );
};
