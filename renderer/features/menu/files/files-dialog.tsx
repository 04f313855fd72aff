import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconHistory, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { dateTimeText } from '#shared/format/date.ts';
import { useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { MenuPage } from '../queries.ts';
import { Failure } from './failure.tsx';
import { CheckedFile } from './checked-file.tsx';
import { useApply, useCheck, useExport, useLastImport, useUndo } from './file-calls.ts';
import classes from '../menu.module.css';

type Props = { store: MenuPage['store']; onClose: () => void };

/** Reads zips, which few people bring in. */
const PhotosIn = lazy(async () => ({
  default: (await import('./photos/photos-in.tsx')).PhotosIn,
}));

const Out = ({ store }: Pick<Props, 'store'>) => {
  const t = useT();
  const save = useExport(store);
  return (
    <fieldset className={classes['section']}>
      <legend>{t('menuEdit.export')}</legend>
      <Group>
        {(['xlsx', 'csv'] as const).map((kind) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
            loading={save.isPending && save.variables === kind}
            onClick={() => save.mutate(kind)}
          >
            {t(`menuEdit.export.${kind}`)}
          </Button>
        ))}
      </Group>
      <Failure error={save.error} />
    </fieldset>
  );
};

/** The last file, for a day: it can be taken back. */
const Last = ({ store }: Pick<Props, 'store'>) => {
  const t = useT();
  const { data } = useLastImport(store.storeId);
  const undo = useUndo(store.storeId);
  if (undo.data)
    return (
      <Alert color="teal" role="status" data-testid="menu-undone">
        {t('menuEdit.undone', { count: undo.data.undone, left: undo.data.left })}
      </Alert>
    );
  if (!data?.last) return null;
  const { importId, at, dishes, undoUntil } = data.last;
  return (
    <Alert color="azulejo" icon={<IconHistory aria-hidden />}>
      <Group justify="space-between">
        <Text>
          {t('menuEdit.lastFile', { time: dateTimeText(at), count: dishes })}
          {' · '}
          {t('menuEdit.undoUntil', { time: dateTimeText(undoUntil) })}
        </Text>
        <Button
          variant="default"
          loading={undo.isPending}
          onClick={() => undo.mutate(importId)}
          data-testid="menu-undo"
        >
          {t('menuEdit.undo')}
        </Button>
      </Group>
      <Failure error={undo.error} />
    </Alert>
  );
};

const In = ({ store }: Pick<Props, 'store'>) => {
  const t = useT();
  const check = useCheck(store.storeId);
  const apply = useApply(store.storeId);
  const [name, setName] = useState('');
  const handleFile = (file: File | null): void => {
    if (file === null) return;
    setName(file.name);
    apply.reset();
    check.mutate(file);
  };
  return (
    <fieldset className={classes['section']}>
      <legend>{t('menuEdit.import')}</legend>
      <Stack gap="sm">
        <Text c="dimmed">{t('menuEdit.importHint')}</Text>
        {store.kind === 'market' && <Text c="dimmed">{t('menuEdit.importClasses')}</Text>}
        <Group>
          <FileButton accept=".xlsx,.csv,.txt,text/csv,text/plain" onChange={handleFile}>
            {(button) => (
              <Button
                {...button}
                loading={check.isPending}
                leftSection={<IconUpload size={20} aria-hidden />}
                data-testid="menu-choose-file"
              >
                {t('menuEdit.chooseFile')}
              </Button>
            )}
          </FileButton>
          <Text>{name}</Text>
        </Group>
        <Failure error={check.error} />
        {apply.data ? (
          <Alert color="teal" role="status" data-testid="menu-applied">
            {t('menuEdit.applied', {
              count: apply.data.sums.new + apply.data.sums.change,
              time: dateTimeText(apply.data.undoUntil),
            })}
          </Alert>
        ) : (
          check.data && (
            <CheckedFile
              checked={check.data}
              isBusy={apply.isPending}
              onApply={() => apply.mutate(check.data.importId)}
            />
          )
        )}
        <Failure error={apply.error} />
      </Stack>
    </fieldset>
  );
};

/** The menu as a file: out, and in with a look at what it would do first. */
export const FilesDialog = ({ store, onClose }: Props) => {
  const t = useT();
  return (
    <Dialog
      title={t('menuEdit.files')}
      onClose={onClose}
      size="60rem"
      closeOnClickOutside={false}
      data-testid="menu-files-dialog"
    >
      <Stack gap="lg">
        <Out store={store} />
        {store.canEdit && (
          <>
            <In store={store} />
            <Suspense fallback={null}>
              <PhotosIn store={store} />
            </Suspense>
            <Last store={store} />
          </>
        )}
      </Stack>
    </Dialog>
  );
};
