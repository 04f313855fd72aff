import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { dateTimeText } from '#shared/format/date.ts';
import { useT } from '../../../../lib/i18n.ts';
import type { MenuPage } from '../../queries.ts';
import { Failure } from '../failure.tsx';
import { isWanted, type PhotoRow } from './photo-calls.ts';
import { PhotoRows } from './photo-rows.tsx';
import { usePhotos } from './use-photos.ts';
import classes from '../../menu.module.css';

type Photos = ReturnType<typeof usePhotos>;

const Sums = ({ rows }: { rows: readonly PhotoRow[] }) => {
  const t = useT();
  const count = (...acts: PhotoRow['act'][]): number =>
    rows.filter(({ act }) => acts.includes(act)).length;
  return (
    <Text fw={650} role="status">
      {t('menuEdit.photo.sums', {
        added: count('NEW'),
        changed: count('CHANGE'),
        same: count('SAME'),
        none: count('NONE', 'TWICE'),
        bad: count('tooBig', 'noPicture', 'broken'),
      })}
    </Text>
  );
};

/** Gives dishes their pictures; what broke off goes on, or ends with those that have arrived. */
const Give = ({ rows, give }: Pick<Photos, 'give'> & { rows: readonly PhotoRow[] }) => {
  const t = useT();
  const wanted = rows.filter(isWanted);
  const arrived = wanted.filter(({ url }) => url !== null).length;
  return (
    <Group>
      <Button
        disabled={wanted.length === 0}
        loading={give.isPending}
        onClick={() => give.mutate({ isPart: false })}
        data-testid="menu-photos-apply"
      >
        {t(give.isError ? 'menuEdit.photo.goOn' : 'menuEdit.photo.apply', { count: wanted.length })}
      </Button>
      {give.isError && arrived > 0 && arrived < wanted.length && (
        <Button variant="default" onClick={() => give.mutate({ isPart: true })}>
          {t('menuEdit.photo.applyPart', { count: arrived })}
        </Button>
      )}
    </Group>
  );
};

/** Photos of many dishes by one zip, whose files bear the names of the dishes. */
export const PhotosIn = ({ store }: { store: MenuPage['store'] }) => {
  const t = useT();
  const { rows, problem, steps, look, give, choose: handleChoose } = usePhotos(store.storeId);
  return (
    <fieldset className={classes['section']}>
      <legend>{t('menuEdit.photo.in')}</legend>
      <Stack gap="sm">
        <Text c="dimmed">{t('menuEdit.photo.hint')}</Text>
        <Group>
          <FileButton accept=".zip,application/zip" onChange={handleChoose}>
            {(button) => (
              <Button
                {...button}
                loading={look.isPending}
                disabled={give.isPending}
                leftSection={<IconPhotoUp size={20} aria-hidden />}
                data-testid="menu-choose-zip"
              >
                {t('menuEdit.photo.choose')}
              </Button>
            )}
          </FileButton>
        </Group>
        {steps !== null && (
          <div role="status">
            <Text>{t('menuEdit.photo.steps', steps)}</Text>
            <Progress value={(steps.done / Math.max(1, steps.total)) * 100} aria-hidden />
          </div>
        )}
        {problem !== null && (
          <Text c="red.9" role="alert" data-testid="menu-zip-problem">
            {t(`menuEdit.photo.${problem}`)}
          </Text>
        )}
        <Failure error={look.error} />
        {give.data ? (
          <Alert color="teal" role="status" data-testid="menu-photos-applied">
            {t('menuEdit.photo.applied', {
              count: give.data.changed,
              time: dateTimeText(give.data.undoUntil),
            })}
          </Alert>
        ) : (
          rows !== null && (
            <>
              <Sums rows={rows} />
              <PhotoRows rows={rows} />
              <Failure error={give.error} />
              <Give rows={rows} give={give} />
            </>
          )
        )}
      </Stack>
    </fieldset>
  );
};
