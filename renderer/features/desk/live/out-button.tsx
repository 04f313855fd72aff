import { Button } from '@mantine/core';
import { IconToolsKitchen2Off } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { OutSheet } from './out-sheet.tsx';

/** Opens what is out at a store; auditors only look at orders. */
export const OutButton = ({ store }: { store: DeskStoreRow }) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const [isOpen, setOpen] = useState(false);
  if (role === 'auditor') return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconToolsKitchen2Off size={20} aria-hidden />}
        onClick={() => setOpen(true)}
        data-testid="desk-out"
      >
        {t('desk.out.button')}
      </Button>
      {isOpen && <OutSheet store={store} onClose={() => setOpen(false)} />}
    </>
  );
};
