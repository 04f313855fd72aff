import { Alert, Group, Paper, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { grouped } from '#shared/format/grouped.ts';
import { sum } from '#shared/format/money.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import type { Preview } from '../queries.ts';

const Figures = ({ preview }: { preview: Preview }) => {
  const t = useT();
  const { baskets, reached, before, after, perOrder } = preview;
  const figures = [
    ['baskets', grouped(baskets)],
    ['reached', grouped(reached)],
    ['before', sum(before)],
    ['after', sum(after)],
    ['perOrder', sum(perOrder)],
  ] as const;
  return (
    <Group component="dl" m={0} gap="8px 28px">
      {figures.map(([name, value]) => (
        <div key={name}>
          <Text component="dt" size="sm" c="dimmed">
            {t(`storePromo.preview.${name}`)}
          </Text>
          <Text component="dd" m={0} fw={650} size="lg" data-testid={`preview-${name}`}>
            {value}
          </Text>
        </div>
      ))}
    </Group>
  );
};

const Clashes = ({ clashes }: Pick<Preview, 'clashes'>) => {
  const t = useT();
  const isEnglish = useLanguage() === 'en';
  if (clashes.length === 0) return <Text size="sm">{t('storePromo.preview.fine')}</Text>;
  return (
    <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} data-testid="preview-clashes">
      {t('storePromo.preview.clash')}{' '}
      {clashes
        .map(
          ({ kind, name }) =>
            `${(isEnglish && name.en) || name.zh} (${t(`storePromo.kind.${kind}`)})`,
        )
        .join('; ')}
    </Alert>
  );
};

/** What a plan would have done to the orders of last week. */
export const PreviewPanel = ({ preview }: { preview: Preview }) => {
  const t = useT();
  return (
    <Paper withBorder radius="md" p="md" role="status" data-testid="promotion-preview">
      <Stack gap="sm">
        <Text fw={600}>{t('storePromo.preview.title')}</Text>
        {preview.baskets === 0 ? (
          <Text>{t('storePromo.preview.none')}</Text>
        ) : (
          <>
            <Figures preview={preview} />
            <Text size="sm" c="dimmed">
              {t('storePromo.preview.note')}
            </Text>
          </>
        )}
        <Clashes clashes={preview.clashes} />
      </Stack>
    </Paper>
  );
};
