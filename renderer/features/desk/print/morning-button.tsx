import { ActionIcon } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { iconLook } from '../../../ui/icon-look.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const MorningDialog = lazyPart(async () => (await import('./morning-dialog.tsx')).MorningDialog);

/** Opens the list of a store's pre-orders. */
export const MorningButton = ({ store }: { store: DeskStoreRow }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        {...iconLook(t('print.morning.button'))}
        onClick={() => setOpen(true)}
        data-testid="desk-morning"
      >
        <IconClipboardList size={22} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <MorningDialog store={store} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
