import { Button, Checkbox, Select, Stack, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { StorePrinterSetup } from '#shared/contract/merchant/desk-print.ts';
import type { DeviceId, StationId, StoreId } from '#shared/kernel/ids.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { usePrinter } from '../../../lib/printing/till-printer.ts';
import { FormButtons } from '../parts/form-buttons.tsx';
import classes from '../desk.module.css';
import { useDeletePrinter, useSavePrinter, type Printer, type Printers } from './printers.ts';
import { setupToKeep } from './setup.ts';

type Fields = {
  name: string;
  deviceId: DeviceId;
  deputyId: DeviceId | null;
  paper: 58 | 80;
  setup: StorePrinterSetup | null;
  stationIds: readonly StationId[];
  hasLabels: boolean;
};
type PartProps = { known: Printers; values: Fields; onChange: (change: Partial<Fields>) => void };

/** The tills of the store; one that stands elsewhere by now is still named. */
const useTillChoices = ({ tills, printers, deviceId }: Printers) => {
  const t = useT();
  const known = new Map(tills.map((till) => [till.deviceId, till.name]));
  for (const printer of printers) {
    if (!known.has(printer.deviceId)) known.set(printer.deviceId, printer.device);
    if (printer.deputyId !== null && !known.has(printer.deputyId))
      known.set(printer.deputyId, printer.deputy);
  }
  return [...known].map(([value, found]) => {
    const name = found === '' ? t('print.noName') : found;
    return { value, label: value === deviceId ? t('print.thisTill', { name }) : name };
  });
};

const TillChoice = ({ known, values, onChange }: PartProps) => {
  const t = useT();
  const choices = useTillChoices(known);
  const of = (value: string | null): DeviceId | null =>
    choices.find((choice) => choice.value === value)?.value ?? null;
  return (
    <>
      <Select
        size="md"
        label={t('print.till')}
        data={choices}
        value={values.deviceId}
        allowDeselect={false}
        onChange={(value) => {
          const deviceId = of(value) ?? values.deviceId;
          onChange({ deviceId, ...(deviceId === values.deputyId && { deputyId: null }) });
        }}
        data-testid="print-till"
      />
      <Select
        size="md"
        label={t('print.deputyTill')}
        description={t('print.deputyHint')}
        data={[
          { value: '', label: t('print.noDeputy') },
          ...choices.filter(({ value }) => value !== values.deviceId),
        ]}
        value={values.deputyId ?? ''}
        allowDeselect={false}
        onChange={(value) => onChange({ deputyId: of(value) })}
        data-testid="print-deputy"
      />
    </>
  );
};

/** How the printer is reached: as this till's own settings say, where they say enough. */
const SetupChoice = ({ values, onChange, error }: PartProps & { error: string | null }) => {
  const t = useT();
  const own = usePrinter();
  const setup = setupToKeep(own);
  return (
    <fieldset className={classes['choice']}>
      <legend>{t('print.how')}</legend>
      <Text>
        {values.setup === null
          ? t('print.setupMissing')
          : [t(`print.how.${values.setup.kind}`), t(`print.paper.${values.paper}`)].join(' · ')}
      </Text>
      {setup === null ? (
        <>
          <Text c="dimmed">{t('print.cannot')}</Text>
          <Button component={Link} to={merchantRoutes.merchantSettings.path} variant="default">
            {t('print.toSettings')}
          </Button>
        </>
      ) : (
        <Button
          variant="default"
          onClick={() => onChange({ setup, paper: own.paper })}
          data-testid="print-take-setup"
        >
          {t('print.takeSetup')}
        </Button>
      )}
      {error !== null && (
        <Text c="red.9" role="alert">
          {error}
        </Text>
      )}
    </fieldset>
  );
};

const WhatChoice = ({ known, values, onChange }: PartProps) => {
  const t = useT();
  return (
    <fieldset className={classes['choice']}>
      <legend>{t('print.what')}</legend>
      <Text c="dimmed" size="sm">
        {t('print.whatHint')}
      </Text>
      {known.stations.map(({ stationId, name }) => (
        <Checkbox
          key={stationId}
          size="md"
          label={t('print.stationTickets', { name })}
          checked={values.stationIds.includes(stationId)}
          onChange={(event) =>
            onChange({
              stationIds: event.currentTarget.checked
                ? [...values.stationIds, stationId]
                : values.stationIds.filter((each) => each !== stationId),
            })
          }
        />
      ))}
      <Checkbox
        size="md"
        label={t('print.kind.LABEL')}
        checked={values.hasLabels}
        onChange={(event) => onChange({ hasLabels: event.currentTarget.checked })}
      />
    </fieldset>
  );
};

/** What a new printer begins with: this till's own, for everything. */
const useFirstFields = (known: Printers, printer: Printer | null): Fields => {
  const own = usePrinter();
  if (printer !== null) return printer;
  return {
    name: '',
    deviceId: known.deviceId,
    deputyId: null,
    paper: own.paper,
    setup: setupToKeep(own),
    stationIds: [],
    hasLabels: known.printers.length === 0,
  };
};

type Props = {
  storeId: StoreId;
  known: Printers;
  printer: Printer | null;
  onDone: () => void;
};

/** A printer of a store: its name, whose it is, what it prints, and how it is reached. */
export const PrinterForm = ({ storeId, known, printer, onDone }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const save = useSavePrinter(storeId);
  const remove = useDeletePrinter(storeId);
  const form = useFields<Fields>({
    initialValues: useFirstFields(known, printer),
    problemsOf: ({ name, setup }) => ({
      name: name.trim() === '' ? 'print.nameMissing' : null,
      setup: setup === null ? 'print.setupMissing' : null,
    }),
  });
  const { values } = form;
  const handleSubmit = form.submit(({ name, setup, ...rest }) => {
    if (save.isPending || setup === null) return;
    const { deviceId, deputyId, paper, stationIds, hasLabels } = rest;
    save.mutate(
      {
        name: name.trim(),
        setup,
        deviceId,
        deputyId,
        paper,
        stationIds: stationIds.filter((id) =>
          known.stations.some(({ stationId }) => stationId === id),
        ),
        hasLabels,
        ...(printer !== null && { printerId: printer.printerId }),
      },
      { onSuccess: onDone },
    );
  });
  const part = { known, values, onChange: form.set };
  const error = save.error ?? remove.error;
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <TextInput
          size="md"
          label={t('print.name')}
          placeholder={t('print.nameHint')}
          maxLength={20}
          data-autofocus
          {...form.field('name')}
        />
        <SetupChoice {...part} error={form.errorOf('setup')} />
        <TillChoice {...part} />
        <WhatChoice {...part} />
        {error && (
          <Text c="red.9" role="alert">
            {errorText(error)}
          </Text>
        )}
        <FormButtons
          save={{ label: t('print.save'), isBusy: save.isPending, testId: 'print-save' }}
          back={t('print.back')}
          remove={
            printer && {
              label: t('print.delete'),
              isBusy: remove.isPending,
              onPress: () => remove.mutate(printer.printerId, { onSuccess: onDone }),
            }
          }
          onBack={onDone}
        />
      </Stack>
    </form>
  );
};
