import { Button } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const MorningDialog = lazyPart(async () => (await import('./morning-dialog.tsx')).MorningDialog);

/** Opens the list of a store's pre-orders. */
export const MorningButton = ({ store }: { store: DeskStoreRow }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClipboardList size={20} aria-hidden />}
        onClick={() => setOpen(true)}
        data-testid="desk-morning"
      >
        {t('print.morning.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <MorningDialog store={store} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
