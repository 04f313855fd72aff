import { Text } from '@mantine/core';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { DayHours } from '../../../domain/hours/day-hours.tsx';
import { WEEK, weekdayKey } from '../../../domain/hours/typed-hours.ts';
import { useSetHours } from '../mutations.ts';
import { hoursOf, weekOf, weekProblems, type WeekFields } from '../week-fields.ts';

type Props = { store: StoreRow; onClose: () => void };

/** Changes a store's week. */
export const HoursDialog = ({ store, onClose }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const save = useSetHours(store.storeId);
  const fields = useFields<WeekFields>({
    initialValues: weekOf(store),
    problemsOf: weekProblems,
  });
  const handleSubmit = fields.submit((week) => {
    if (!save.isPending) save.mutate(hoursOf(week), { onSuccess: onClose });
  });
  return (
    <FormDialog onClose={onClose} size="lg" title={t('stores.hours.title', { name: store.name })}>
      <DialogForm
        submit={{ label: t('stores.hours.save'), testId: 'hours-save' }}
        onSubmit={handleSubmit}
        onCancel={onClose}
        values={fields.values}
        isBusy={save.isPending}
        error={save.error && errorText(save.error)}
        testId="hours-form"
      >
        <div>
          <Text size="sm" c="dimmed">
            {t('stores.hours.lead')}
          </Text>
          {WEEK.map((weekday) => (
            <DayHours
              key={weekday}
              day={t(weekdayKey(weekday))}
              path={`${weekday}`}
              spans={fields.values[weekday]}
              field={fields.field}
              onChange={(spans) => fields.set({ [weekday]: spans })}
            />
          ))}
        </div>
      </DialogForm>
    </FormDialog>
  );
};
