import { ActionIcon, Button, Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MENU_LIMITS } from '#shared/codes/menu.ts';
import { useT } from '../../../lib/i18n.ts';
import type { DishFormState } from '../dish-form-state.ts';
import { NEW_RANGE, type HoursFields } from '../hours-fields.ts';
import classes from '../menu.module.css';

/** Monday first, as a store's week begins. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

type Props = { form: DishFormState };

const Range = ({ form, at }: Props & { at: number }) => {
  const t = useT();
  const { hours } = form.values;
  const time = { w: 104, maxLength: 5, placeholder: '09:30', autoComplete: 'off' };
  return (
    <li className={classes['range']}>
      <TextInput
        {...time}
        {...form.field(`hours.${at}.from`)}
        aria-label={t('menuEdit.hoursFrom', { number: at + 1 })}
      />
      <span aria-hidden>{'–'}</span>
      <TextInput
        {...time}
        {...form.field(`hours.${at}.to`)}
        aria-label={t('menuEdit.hoursTo', { number: at + 1 })}
      />
      {hours.length > 1 && (
        <ActionIcon
          variant="subtle"
          color="red.9"
          size={44}
          aria-label={t('menuEdit.dropHours', { number: at + 1 })}
          onClick={() => form.set({ hours: hours.toSpliced(at, 1) })}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
};

const Weekdays = ({ form }: Props) => {
  const t = useT();
  return (
    <Checkbox.Group
      label={t('menuEdit.weekdays')}
      description={t('menuEdit.weekdaysHint')}
      value={form.values.weekdays.map(String)}
      onChange={(days) => form.set({ weekdays: days.map(Number) })}
    >
      <Group gap="md" mt={8}>
        {WEEK.map((day) => (
          <Checkbox key={day} size="md" value={String(day)} label={t(`stores.weekday.${day}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
};

/** When a dish is offered: always, or at hours of the day. */
export const HoursField = ({ form }: Props) => {
  const t = useT();
  const { offered, hours } = form.values;
  const problem = form.errorOf('hours');
  const handleOffered = (wanted: HoursFields['offered']): void =>
    form.set({
      offered: wanted,
      ...(wanted === 'hours' && hours.length === 0 && { hours: [NEW_RANGE] }),
    });
  return (
    <fieldset className={classes['section']}>
      <legend>{t('menuEdit.offered')}</legend>
      <div className={classes['offered']}>
        <NativeSelect
          size="md"
          maw="13rem"
          aria-label={t('menuEdit.offered')}
          data={(['always', 'hours'] as const).map((value) => ({
            value,
            label: t(`menuEdit.offered.${value}`),
          }))}
          value={offered}
          onChange={(event) =>
            handleOffered(event.currentTarget.value === 'hours' ? 'hours' : 'always')
          }
          data-testid="menu-offered"
        />
        {offered === 'hours' && (
          <>
            <ul className={classes['sizes']}>
              {hours.map((_, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- ranges have no name but their place
                <Range key={at} form={form} at={at} />
              ))}
            </ul>
            {problem !== null && (
              <Text c="red.9" role="alert">
                {problem}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {t('menuEdit.hoursHint')}
            </Text>
            {hours.length < MENU_LIMITS.saleHours && (
              <Button
                variant="default"
                className={classes['start'] ?? ''}
                leftSection={<IconPlus size={20} aria-hidden />}
                onClick={() => form.set({ hours: [...hours, NEW_RANGE] })}
              >
                {t('menuEdit.addHours')}
              </Button>
            )}
            <Weekdays form={form} />
          </>
        )}
      </div>
    </fieldset>
  );
};
