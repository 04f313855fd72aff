import { IconRepeat } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { useT } from '../../../lib/i18n.ts';
import { lastRepeat } from '../this-till.ts';
import classes from './queue-line.module.css';

/** Shows that a scan was the same as the one before and had no effect (decision C9). Without a sound: it is no event. */
export const RepeatNote = () => {
  const t = useT();
  const isRepeat = useStore(lastRepeat) !== 0;
  if (!isRepeat) return null;
  return (
    <p className={classes['repeat']} role="status" data-testid="repeat-note">
      <IconRepeat size={24} aria-hidden />
      <span>
        <strong>{t('writeOff.repeat')}</strong>
        <br />
        {t('writeOff.repeat.hint')}
      </span>
    </p>
  );
};
