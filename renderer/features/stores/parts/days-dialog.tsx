import { Alert, Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { serverNow } from '../../../lib/api.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import {
  dayProblems,
  daysOf,
  daysText,
  fieldsOf,
  type DayFields,
  type SpecialDays,
} from '../day-fields.ts';
import { hoursText } from '../hours-words.ts';
import { useSetDays } from '../mutations.ts';
import { DayHours } from '../../../domain/hours/day-hours.tsx';

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

/** Whose edit came first; '' where nobody knows. */
const whoChanged = (error: unknown): string => {
  const by = isApiError(error) && (error.data as { by?: unknown } | undefined)?.by;
  return typeof by === 'string' ? by : '';
};

/** What somebody else has made of the days meanwhile; saving again keeps it, beside what is typed here. */
const Standing = ({ days, by }: { days: StoreRow['days']; by: string }) => {
  const t = useT();
  return (
    <Alert color="tart" icon={<IconUsers aria-hidden />} data-testid="days-conflict">
      <Text fw={650}>{t('stores.days.standing', { name: by })}</Text>
      {days.length === 0 ? (
        <Text>{t('stores.days.none')}</Text>
      ) : (
        <ul>
          {days.map((each) => (
            <li key={each.from}>
              {daysText(each)} · {hoursText(each.spans, t)}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
};

/** Adds a holiday or a day with other hours, or changes one. */
export const DaysDialog = ({ store, days, onClose }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const save = useSetDays(store.storeId);
  const fields = useFields<DayFields>({ initialValues: fieldsOf(days), problemsOf: dayProblems });
  // what is typed belongs to the days as they were when the dialog opened
  const [begun] = useState(store);
  const isConflict = isApiError(save.error) && save.error.reason === 'CONFLICT';
  const handleSubmit = fields.submit((typed) => {
    if (save.isPending) return;
    const base = isConflict ? store : begun;
    const others = base.days.filter(({ from }) => from !== days?.from);
    save.mutate({ days: [...others, daysOf(typed)], seq: base.daysSeq }, { onSuccess: onClose });
  });
  return (
    <FormDialog onClose={onClose} size="lg" title={t('stores.days.title', { name: store.name })}>
      <DialogForm
        submit={{
          label: t(isConflict ? 'stores.days.saveAnyway' : 'stores.hours.save'),
          testId: 'days-save',
        }}
        onSubmit={handleSubmit}
        onCancel={onClose}
        values={fields.values}
        isBusy={save.isPending}
        error={save.error && errorText(save.error)}
        testId="days-form"
      >
        {isConflict && <Standing days={store.days} by={whoChanged(save.error)} />}
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
    </FormDialog>
  );
};
