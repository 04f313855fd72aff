import { SegmentedControl, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AutoForm } from './auto-form.tsx';
import { PrintersPage } from '../print/printers-page.tsx';
import { BusyForm } from './busy-form.tsx';
import { useStoreChange } from './mutations.ts';
import { PauseForm } from './pause-form.tsx';
import { WallForm } from './wall-form.tsx';

const PAGES = ['busy', 'pause', 'auto', 'answer', 'print', 'wall'] as const;
const FORMS = {
  busy: BusyForm,
  pause: PauseForm,
  auto: AutoForm,
  answer: AnswerForm,
  print: PrintersPage,
  wall: WallForm,
} as const;

/** Its pages do not stand beside each other. */
const NARROW = '(max-width: 36em)';

/** How a store takes orders for the next hours: longer times, none, or by itself, and what it prints. Cashiers change only the times; how long it may think is the owner's. */
export const StoreSheet = ({ store, onClose }: { store: DeskStoreRow; onClose: () => void }) => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const change = useStoreChange(store);
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches);
  const mayPause = role === 'owner' || role === 'manager';
  const [page, setPage] = useState<(typeof PAGES)[number]>(
    mayPause && store.pause !== null ? 'pause' : 'busy',
  );
  const Form = FORMS[page];
  const sheet = { store, change, onDone: onClose };
  return (
    <Dialog
      title={t('desk.live.title', { name: store.name })}
      onClose={onClose}
      size="xl"
      data-testid="desk-store-sheet"
    >
      <Stack gap="md">
        {mayPause && (
          <SegmentedControl
            size="md"
            fullWidth
            orientation={isNarrow ? 'vertical' : 'horizontal'}
            aria-label={t('desk.live.title', { name: store.name })}
            data={PAGES.filter((value) => value !== 'answer' || role === 'owner').map((value) => ({
              value,
              label: t(`desk.live.page.${value}`),
            }))}
            value={page}
            onChange={(value) => {
              setPage(PAGES.find((one) => one === value) ?? 'busy');
              change.reset();
            }}
          />
        )}
        <Form {...sheet} />
      </Stack>
    </Dialog>
  );
};
