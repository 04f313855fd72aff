import { Drawer, Stack, Text } from '@mantine/core';
import type { LogRow } from '#shared/contract/group-records.ts';
import { useT } from '../../../lib/i18n.ts';
import { Facts } from './facts.tsx';
import { UndoPart } from './undo-part.tsx';

/** One record whole, beside the list. */
export const DetailDrawer = ({ row, isOpen, onClose }: { row: LogRow | null; isOpen: boolean; onClose: () => void }) => {
  const t = useT();
  return (
    <Drawer opened={isOpen && row !== null} onClose={onClose} position="right" size={480} title={<Text component="span" fw={650} size="lg">{t('console.detail.title')}</Text>} closeButtonProps={{ 'aria-label': t('common.close') }}>
      {row ? <Stack gap="lg" key={row.verifyId}><UndoPart row={row} /><Facts row={row} /></Stack> : null}
    </Drawer>
  );
};
