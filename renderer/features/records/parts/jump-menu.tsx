import { ActionIcon, Button, Popover, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconClockSearch } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { instant, plus, type Instant } from '#shared/kernel/time.ts';
import { api } from '../../../lib/api.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { requestOf, type Filters } from '../filters.ts';
import type { Snapshot } from '../queries.ts';

type Props = { filters: Filters; snapshot: Snapshot | undefined; onJump: (index: number) => void };

/** A wall clock in Macau as the field gives it, to its last millisecond; null when nothing is entered. */
const instantOf = (text: string): Instant | null => {
  const ms = Date.parse(`${text.length === 16 ? `${text}:59` : text}.999+08:00`);
  return Number.isNaN(ms) ? null : instant(ms);
};

/** Goes to the newest record at or before a time: as many rows are before it as the server counts after that time. */
export const JumpMenu = ({ filters, snapshot, onJump }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(`${filters.to}T12:00`);
  const newest = snapshot?.marks[0];
  const count = useMutation({
    mutationFn: async (at: Instant) => {
      if (!newest || at >= newest.at) return 0;
      return (
        await api.groupVerifyCheckLogSum({
          ...requestOf(filters),
          from: plus(at, 1),
          to: newest.at,
        })
      ).sum.count;
    },
    onSuccess: (index) => {
      setOpen(false);
      onJump(index);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const at = instantOf(text);
    if (at !== null) count.mutate(at);
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
            disabled={!newest}
            onClick={() => {
              setText(`${filters.to}T12:00`);
              setOpen(!isOpen);
            }}
            data-testid="jump"
          >
            <IconClockSearch size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('console.records.jump')}>
        <form onSubmit={submit}>
          <Stack gap="xs">
            <TextInput
              type="datetime-local"
              size="sm"
              label={t('console.records.jumpTime')}
              value={text}
              min={`${filters.from}T00:00`}
              max={`${filters.to}T23:59`}
              onChange={(event) => setText(event.currentTarget.value)}
              data-autofocus
              data-testid="jump-time"
            />
            {count.isError ? (
              <Text size="sm" c="red.9" role="alert">
                {errorText(count.error)}
              </Text>
            ) : null}
            <Button
              type="submit"
              size="sm"
              loading={count.isPending}
              disabled={instantOf(text) === null}
            >
              {t('console.records.jumpGo')}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
};
