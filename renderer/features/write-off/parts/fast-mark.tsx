import { IconBolt } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import { useStoreSwitches } from '../../../domain/store-switches/store-switches.ts';
import classes from './fast-mark.module.css';

/** The sign that a scan redeems at once at this store (table A, row 5). */
export const FastMark = () => {
  const t = useT();
  if (!useStoreSwitches().fastMode) return null;
  return (
    <p className={classes['mark']} role="note" data-testid="fast-mark">
      <IconBolt size={30} aria-hidden />
      <strong>{t('writeOff.fast')}</strong>
      <span>{t('writeOff.fast.hint')}</span>
    </p>
  );
};
