import { NativeSelect, Text } from '@mantine/core';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../lib/i18n.ts';
import type { useDeskStore } from './use-desk-store.ts';

type Props = {
  stores: ReturnType<typeof useDeskStore>['stores'];
  storeId: StoreId;
  onChoose: (storeId: string) => void;
};

/** Which store is shown; its name where there is only one. */
export const StoreChoice = ({ stores, storeId, onChoose }: Props) => {
  const t = useT();
  if (stores.length < 2)
    return (
      <Text fw={650} size="lg" maw={220} truncate title={stores[0]?.name}>
        {stores[0]?.name}
      </Text>
    );
  return (
    <NativeSelect
      size="md"
      w={220}
      aria-label={t('menuEdit.store')}
      value={storeId}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
      data={stores.map(({ id, name }) => ({ value: id as string, label: name }))}
    />
  );
};
