import { ActionIcon, Button, Popover, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconClockSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { instant, plus, type Instant } from '#shared/kernel/time.ts';
import { api } from '../api.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { requestOf, type Filters } from '../filters.ts';
import type { Snapshot } from '../queries.ts';

type Props = { filters: Filters; snapshot: Snapshot | undefined; onJump: (index: number) => void };

/** A wall clock in Macau as the field gives it, to its last millisecond; null when nothing is entered. */
const instantOf = (text: string): Instant | null => {
  const ms = Date.parse(`${text.length === 16 ? `${text}:59` : text}.999+08:00`);
  return Number.isNaN(ms) ? null : instant(ms);
};

/** The place of the newest record at or before a time: as many rows precede it as the server counts after that time. */
const usePlaceAt = ({ filters, snapshot }: Omit<Props, 'onJump'>, onFound: Props['onJump']) => {
  const newest = snapshot?.marks[0];
  return useMutation({
    mutationFn: async (at: Instant) => {
      if (!newest || at >= newest.at) return 0;
      const { sum } = await api.groupVerifyCheckLogSum({
        ...requestOf(filters),
        from: plus(at, 1),
        to: newest.at,
      });
      return sum.count;
    },
    onSuccess: onFound,
  });
};

const JumpForm = ({ filters, snapshot, onJump }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const place = usePlaceAt({ filters, snapshot }, onJump);
  const { values, field, submit } = useFields({ initialValues: { time: `${filters.to}T12:00` } });
  const handleSubmit = submit(({ time }) => {
    const at = instantOf(time);
    if (at !== null) place.mutate(at);
  });
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="xs">
        <TextInput
          {...field('time')}
          type="datetime-local"
          size="sm"
          label={t('console.records.jumpTime')}
          min={`${filters.from}T00:00`}
          max={`${filters.to}T23:59`}
          data-autofocus
          data-testid="jump-time"
        />
        {place.isError && (
          <Text size="sm" c="red.9" role="alert">
            {errorText(place.error)}
          </Text>
        )}
        <Button
          type="submit"
          size="sm"
          loading={place.isPending}
          disabled={instantOf(values.time) === null}
        >
          {t('console.records.jumpGo')}
        </Button>
      </Stack>
    </form>
  );
};

/** Goes to the newest record at or before a time. */
export const JumpMenu = ({ filters, snapshot, onJump }: Props) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const handleJump = (index: number): void => {
    setOpen(false);
    onJump(index);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      trapFocus
      withRoles
    >
      <Popover.Target>
        <Tooltip label={t('console.records.jump')}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('console.records.jump')}
            disabled={!snapshot?.marks[0]}
            onClick={() => setOpen(!isOpen)}
            data-testid="jump"
          >
            <IconClockSearch size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('console.records.jump')}>
        <JumpForm filters={filters} snapshot={snapshot} onJump={handleJump} />
      </Popover.Dropdown>
    </Popover>
  );
};
