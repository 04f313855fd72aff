import { ActionIcon, Button, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { BAG_TEMPS } from '#shared/codes/pick.ts';
import type { PickBag } from '#shared/contract/merchant/pick-bag.ts';
import { useT } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import classes from './picking.module.css';
import { useFinish, type Pick } from './queries.ts';

const PLACES_MOST = 9;
type RowProps = { bag: PickBag; isOnly: boolean; onChange: (bag: PickBag | null) => void };

const BagRow = ({ bag, isOnly, onChange }: RowProps) => {
  const t = useT();
  return (
    <div className={classes['bag']}>
      <Select
        label={t('pick.temp')}
        size="md"
        allowDeselect={false}
        data={BAG_TEMPS.map((value) => ({ value, label: t(`pick.temp.${value}`) }))}
        value={bag.temp}
        onChange={(temp) => temp !== null && onChange({ ...bag, temp })}
      />
      <TextInput
        label={t('pick.place')}
        size="md"
        maxLength={20}
        value={bag.place}
        onChange={({ currentTarget }) => onChange({ ...bag, place: currentTarget.value })}
        data-testid="pick-place"
      />
      <NumberInput
        label={t('pick.bagCount')}
        size="md"
        w={110}
        min={1}
        max={20}
        allowDecimal={false}
        clampBehavior="strict"
        value={bag.count}
        onChange={(count) => onChange({ ...bag, count: Math.max(1, Number(count) || 1) })}
      />
      <ActionIcon
        size={42}
        variant="default"
        aria-label={t('pick.dropBag')}
        disabled={isOnly}
        onClick={() => onChange(null)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
};

type Row = PickBag & { key: number };
type Props = { pick: Pick; order: Pick['orders'][number]; onClose: () => void };

/** Where the bags of a packed order stand; its label says so. */
export const FinishDialog = ({ pick, order, onClose }: Props) => {
  const t = useT();
  const finish = useFinish();
  const [rows, setRows] = useState<readonly Row[]>([{ key: 0, temp: 'ROOM', place: '', count: 1 }]);
  const handleChange = (key: number, bag: PickBag | null): void =>
    setRows((now) =>
      now.flatMap((row) => (row.key === key ? (bag === null ? [] : [{ ...bag, key }]) : [row])),
    );
  const handleAdd = (): void =>
    setRows((now) => [
      ...now,
      { key: (now.at(-1)?.key ?? 0) + 1, temp: 'COLD', place: '', count: 1 },
    ]);
  const handleFinish = (): void =>
    finish.mutate(
      {
        pickId: pick.pickId,
        orderId: order.orderId,
        bags: rows.map(({ temp, place, count }) => ({ temp, place, count })),
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      title={`${t('pick.order', { number: order.number })} · ${t('pick.bags')}`}
      size="lg"
      onClose={onClose}
      data-testid="pick-bags"
    >
      <Stack gap="md">
        {rows.map((row) => (
          <BagRow
            key={row.key}
            bag={row}
            isOnly={rows.length === 1}
            onChange={(bag) => handleChange(row.key, bag)}
          />
        ))}
        <Group justify="space-between">
          <Button
            variant="default"
            size="md"
            leftSection={<IconPlus size={20} aria-hidden />}
            disabled={rows.length >= PLACES_MOST}
            onClick={handleAdd}
          >
            {t('pick.addBag')}
          </Button>
          <Button
            size="md"
            loading={finish.isPending}
            onClick={handleFinish}
            data-testid="pick-finish-yes"
          >
            {t('pick.finish', { number: order.number })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
