import { Button, Group } from '@mantine/core';
import { IconLockSquare } from '@tabler/icons-react';
import { merchantContract } from '#shared/contract/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { startKiosk } from '../../../lib/kiosk.ts';
import { useSignedIn } from '../../../lib/session.ts';
import classes from '../settings.module.css';
import { Card } from './card.tsx';

/** Locks this till to the write-off page (table A, row 36). */
export const KioskCard = () => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const mayWriteOff = merchantContract.groupVerifyCheck.roles?.includes(role) ?? true;
  return (
    <Card title={t('settings.kiosk')} icon={IconLockSquare} testId="settings-kiosk">
      <p className={classes['note']}>
        {t(mayWriteOff ? 'settings.kiosk.text' : 'settings.kiosk.noWriteOff')}
      </p>
      <Group>
        <Button
          variant="light"
          disabled={!mayWriteOff}
          onClick={() => startKiosk()}
          data-testid="kiosk-start"
        >
          {t('settings.kiosk.start')}
        </Button>
      </Group>
    </Card>
  );
};
