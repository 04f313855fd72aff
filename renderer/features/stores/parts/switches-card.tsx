import { Input, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { RECEIPT_MODES } from '#shared/codes/group-order.ts';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { useSetSwitch } from '../mutations.ts';
import { useSwitches } from '../queries.ts';

const FLAGS = ['fastMode', 'voice', 'searchAllowed'] as const;

/** How each till of this store works. A switch changes at once, and goes back when it could not be saved. */
export const SwitchesCard = ({ store, canChange }: { store: StoreRow; canChange: boolean }) => {
  const t = useT();
  const errorText = useErrorText();
  const set = useSetSwitch(store.storeId);
  const kept = useSwitches(store.storeId).data;
  const shown = { ...store.switches, ...kept, ...(set.isPending ? set.variables : undefined) };
  return (
    <DetailCard title={t('stores.switches')} testId="store-switches">
      <Text size="sm" c="dimmed" mb="md">
        {t('stores.switches.hint')}
        {canChange ? '' : ` ${t('stores.switches.readOnly')}`}
      </Text>
      <Stack gap="lg">
        {FLAGS.map((flag) => (
          <Switch
            key={flag}
            size="md"
            checked={shown[flag]}
            disabled={!canChange}
            label={t(`stores.${flag}`)}
            description={t(`stores.${flag}.hint`)}
            data-testid={`switch-${flag}`}
            onChange={(event) => set.mutate({ [flag]: event.currentTarget.checked })}
          />
        ))}
        <Input.Wrapper
          label={t('stores.receipt')}
          description={t('stores.receipt.hint')}
          labelElement="div"
        >
          <SegmentedControl
            mt={6}
            fullWidth
            aria-label={t('stores.receipt')}
            value={shown.receipt}
            disabled={!canChange}
            onChange={(receipt) => set.mutate({ receipt })}
            data-testid="switch-receipt"
            data={RECEIPT_MODES.map((value) => ({ value, label: t(`stores.receipt.${value}`) }))}
          />
        </Input.Wrapper>
      </Stack>
      {kept?.changed && (
        <Text size="sm" c="dimmed" mt="md">
          {t('stores.switches.changed', {
            name: kept.changed.operatorName,
            time: dateTimeText(kept.changed.at),
          })}
        </Text>
      )}
      {set.isError && (
        <Text c="red.9" mt="md" role="alert" data-testid="switches-failed">
          {t('stores.switches.failed')} {errorText(set.error)}
        </Text>
      )}
    </DetailCard>
  );
};
