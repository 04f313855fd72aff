import { Button, Stack } from '@mantine/core';
import { create } from 'zustand';
import { useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RunLink } from './run-link.tsx';

type Run = { link: string; count: number };
type Begun = { run: Run | null; show: (run: Run | null) => void };

/** The run that has just begun: its orders' cards are in another column by then, so no card can show it. */
export const useBegunRun = create<Begun>()((set) => ({
  run: null,
  show: (run) => set({ run }),
}));

/** The link of the run that has just begun. */
export const RunDialog = () => {
  const t = useT();
  const { run, show } = useBegunRun();
  if (run === null) return null;
  const handleClose = (): void => show(null);
  return (
    <Dialog
      title={t('desk.out.sent', { count: run.count })}
      onClose={handleClose}
      data-testid="desk-run-dialog"
    >
      <Stack>
        <RunLink path={run.link} />
        <Button size="md" onClick={handleClose}>
          {t('desk.out.close')}
        </Button>
      </Stack>
    </Dialog>
  );
};
