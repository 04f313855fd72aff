import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import type { Bump } from './acts.ts';
import classes from './kitchen.module.css';

/** What was done last, for as long as it can be taken back at one press. */
export const UndoBar = ({ bump, onUndo }: { bump: Bump; onUndo: () => void }) => {
  const t = useT();
  return (
    <div className={classes['undo']} role="status" data-testid="kitchen-undo">
      <span>{t('kitchen.bumped', { number: bump.order.number })}</span>
      <Button
        variant="white"
        size="lg"
        leftSection={<IconArrowBackUp size={24} aria-hidden />}
        onClick={onUndo}
      >
        {t('kitchen.undo')}
      </Button>
    </div>
  );
};
