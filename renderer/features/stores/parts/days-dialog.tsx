import { Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { serverNow } from '../../../lib/api.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { dayProblems, daysOf, fieldsOf, type DayFields, type SpecialDays } from '../day-fields.ts';
import { useSetDays } from '../mutations.ts';
import { DayHours } from './day-hours.tsx';

type Fields = ReturnType<typeof useFields<DayFields>>;
type Props = {
  store: StoreRow;
  /** Null: new ones. */ days: SpecialDays | null;
  onClose: () => void;
};

/** From which day to which; one day needs no last one. */
const Dates = ({ fields }: { fields: Fields }) => {
  const t = useT();
  const today = dayOf(serverNow());
  return (
    <Group align="flex-start" grow>
      <TextInput
        {...fields.field('from')}
        type="date"
        min={today}
        label={t('stores.days.from')}
        data-testid="days-from"
      />
      <TextInput
        {...fields.field('to')}
        type="date"
        min={fields.values.from || today}
        label={t('stores.days.to')}
        description={t('stores.days.toHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-testid="days-to"
      />
    </Group>
  );
};

/** Closed, or open at other times. */
const Kind = ({ fields }: { fields: Fields }) => {
  const t = useT();
  const { kind, spans } = fields.values;
  const problem = fields.errorOf('kind');
  return (
    <div>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('stores.days.kind')}
        value={kind}
        onChange={(value) => fields.set({ kind: value === 'hours' ? 'hours' : 'closed' })}
        data={(['closed', 'hours'] as const).map((value) => ({
          value,
          label: t(`stores.days.kind.${value}`),
        }))}
        data-testid="days-kind"
      />
      {kind === 'hours' && (
        <DayHours
          day={t('stores.hours')}
          path="spans"
          spans={spans}
          field={fields.field}
          onChange={(next) => fields.set({ spans: next })}
        />
      )}
      {problem !== null && (
        <Text size="sm" c="red.9" mt={6} role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
};

/** Adds a holiday or a day with other hours, or changes one. */
export const DaysDialog = ({ store, days, onClose }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const save = useSetDays(store.storeId);
  const fields = useFields<DayFields>({ initialValues: fieldsOf(days), problemsOf: dayProblems });
  const handleSubmit = fields.submit((typed) => {
    if (save.isPending) return;
    const others = store.days.filter((one) => one !== days);
    save.mutate([...others, daysOf(typed)], { onSuccess: onClose });
  });
  return (
    <Dialog onClose={onClose} size="lg" title={t('stores.days.title', { name: store.name })}>
      <DialogForm
        submit={{ label: t('stores.hours.save'), testId: 'days-save' }}
        onSubmit={handleSubmit}
        onCancel={onClose}
        isBusy={save.isPending}
        error={save.error && errorText(save.error)}
        testId="days-form"
      >
        <Dates fields={fields} />
        <Kind fields={fields} />
        {(['zh', 'en'] as const).map((language) => (
          <TextInput
            key={language}
            {...fields.field(language)}
            label={t(`stores.days.note.${language}`)}
            maxLength={60}
            autoComplete="off"
            data-testid={`days-note-${language}`}
          />
        ))}
      </DialogForm>
    </Dialog>
  );
};
