import { Button, Group, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { StaffRow } from '#shared/contract/merchant/people.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useSetActive } from './mutations.ts';
import { PeopleList } from './parts/people-list.tsx';
import { PeopleTabs } from './parts/people-tabs.tsx';
import { PersonDialog } from './parts/person-dialog.tsx';
import { StaffActDialog, type Act } from './parts/staff-acts.tsx';
import { StaffTable, type OnAct } from './parts/staff-table.tsx';
import classes from './people.module.css';
import { useStaff } from './queries.ts';

const TYPING_MS = 250;

type Open =
  | { kind: 'person'; person: StaffRow | null }
  | { kind: 'act'; person: StaffRow; act: Exclude<Act, 'takeBack'> };

/** Who works for the merchant (decision A3): owners change it, managers see it. */
export const StaffScreen = () => {
  const t = useT();
  const isEnglish = useLanguage() === 'en';
  const isOwner = useSignedIn().operator.role === 'owner';
  const [word, setWord] = useState('');
  const [keyword] = useDebouncedValue(word.trim(), TYPING_MS);
  const staff = useStaff(keyword);
  const setActive = useSetActive();
  const [open, setOpen] = useState<Open | null>(null);
  const people = staff.data?.pages.flatMap(({ result }) => result) ?? [];
  const handleClose = (): void => setOpen(null);
  const onAct: OnAct = (person, act) => {
    if (act === 'takeBack') setActive.mutate({ operatorId: person.operatorId, isActive: true });
    else setOpen(act === 'edit' ? { kind: 'person', person } : { kind: 'act', person, act });
  };

  return (
    <div className={classes['page']} data-testid="staff">
      <PeopleTabs />
      <Group justify="space-between">
        <Text c="dimmed">
          {t('staff.lead')}
          {isOwner ? '' : ` ${t('staff.readOnly')}`}
        </Text>
        <Group gap="sm">
          <TextInput
            w={300}
            aria-label={t('staff.search')}
            placeholder={t('staff.search')}
            leftSection={<IconSearch size={20} aria-hidden />}
            value={word}
            onChange={(event) => setWord(event.currentTarget.value)}
            maxLength={50}
          />
          {isOwner && (
            <Button
              leftSection={<IconUserPlus size={20} aria-hidden />}
              onClick={() => setOpen({ kind: 'person', person: null })}
              data-testid="staff-add"
            >
              {t('staff.add')}
            </Button>
          )}
        </Group>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className={classes['sheet']} aria-label={t('staff.table')} tabIndex={0}>
        <PeopleList
          list={staff}
          isEmpty={people.length === 0}
          words={{ empty: t('staff.empty'), failed: t('staff.failed') }}
        >
          <StaffTable people={people} onAct={onAct} />
        </PeopleList>
      </section>
      {open?.kind === 'person' && <PersonDialog person={open.person} onClose={handleClose} />}
      {open?.kind === 'act' && (
        <StaffActDialog
          act={open.act}
          person={open.person}
          name={isEnglish ? open.person.name.en : open.person.name.zh}
          onClose={handleClose}
        />
      )}
    </div>
  );
};
