import { Box, Checkbox, Group, NativeSelect, Text } from '@mantine/core';
import { DayHours } from '../../../domain/hours/day-hours.tsx';
import { WEEK, weekdayKey } from '../../../domain/hours/typed-hours.ts';
import { useT } from '../../../lib/i18n.ts';
import type { DishFormState } from '../dish-form-state.ts';
import { newHours } from '../hours-fields.ts';
import classes from '../menu.module.css';

type Props = { form: DishFormState };

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
          <Checkbox key={day} size="md" value={String(day)} label={t(weekdayKey(day))} />
        ))}
      </Group>
    </Checkbox.Group>
  );
};

/** Hours and days; without the last hours a dish is offered always. */
const Hours = ({ form }: Props) => {
  const t = useT();
  const problem = form.errorOf('hours');
  return (
    <>
      <Box maw="36rem">
        <DayHours
          day={t('menuEdit.hours')}
          path="hours"
          spans={form.values.hours}
          field={form.field}
          isWrong={problem !== null}
          onChange={(hours) => form.set(hours.length === 0 ? newHours() : { hours })}
        />
        {problem !== null && (
          <Text c="red.9" mt={6} role="alert">
            {problem}
          </Text>
        )}
      </Box>
      <Text size="sm" c="dimmed">
        {t('menuEdit.hoursHint')}
      </Text>
      <Weekdays form={form} />
    </>
  );
};

/** When a dish is offered: always, or at hours of the day. */
export const HoursField = ({ form }: Props) => {
  const t = useT();
  const { offered } = form.values;
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
          {...form.field('offered')}
          data-testid="menu-offered"
        />
        {offered === 'hours' && <Hours form={form} />}
      </div>
    </fieldset>
  );
};
