import { Button } from '@mantine/core';
import { IconLockSquare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '../lib/i18n.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { endKiosk } from '../lib/kiosk.ts';

const KioskExit = lazyPart(async () => (await import('./kiosk-exit.tsx')).KioskExit);

/** The one way out of a locked counter. */
export const KioskButton = () => {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconLockSquare size={22} aria-hidden />}
        onClick={() => setAsking(true)}
        data-testid="kiosk-ask"
      >
        {t('kiosk.exit')}
      </Button>
      {isAsking && (
        <Suspense>
          <KioskExit
            onClose={() => setAsking(false)}
            onDone={() => {
              setAsking(false);
              endKiosk();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
