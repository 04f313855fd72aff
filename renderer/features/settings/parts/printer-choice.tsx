import { Button, Group, NumberInput, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { PRINTER_PORTS } from '#shared/codes/printer.ts';
import { networkPrinter } from '#shared/ipc/printing.ts';
import { bridge } from '../../../lib/bridge.ts';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { serialPorts, webUsb } from '../../../lib/printing/platform.ts';
import type { PrinterSetup } from '../../../lib/printing/printer-setup.ts';
import { setPrinter } from '../../../lib/printing/till-printer.ts';
import { chooseSerial } from '../../../lib/printing/serial-printer.ts';
import { chooseUsb } from '../../../lib/printing/usb-printer.ts';
import classes from '../settings.module.css';

const BAUD_RATES = ['9600', '19200', '38400', '57600', '115200'] as const;
const hex = (id: number | null): string => (id === null ? '' : id.toString(16).padStart(4, '0'));

const Chosen = ({ name, onChoose }: { name: string | null; onChoose: () => void }) => {
  const t = useT();
  return (
    <Group>
      <Button variant="light" onClick={onChoose} data-testid="printer-connect">
        {t('settings.printer.connect')}
      </Button>
      <span role="status" data-testid="printer-chosen">
        {name === null ? t('settings.printer.notChosen') : t('settings.printer.chosen', { name })}
      </span>
    </Group>
  );
};

export const UsbChoice = ({ chosen }: { chosen: PrinterSetup['usb'] }) => {
  const t = useT();
  if (!webUsb()) return <p className={classes['warn']}>{t('settings.printer.noUsb')}</p>;
  const choose = async (): Promise<void> => {
    const found = await chooseUsb();
    if (found) setPrinter(found);
  };
  return (
    <Chosen
      name={chosen && (chosen.name || `USB ${hex(chosen.vendorId)}:${hex(chosen.productId)}`)}
      onChoose={() => void choose()}
    />
  );
};

export const SerialChoice = ({ chosen }: { chosen: PrinterSetup['serial'] }) => {
  const t = useT();
  const [baudRate, setBaudRate] = useState(chosen?.baudRate ?? 9600);
  if (!serialPorts()) return <p className={classes['warn']}>{t('settings.printer.noSerial')}</p>;
  const choose = async (): Promise<void> => {
    const serial = await chooseSerial(baudRate);
    if (serial) setPrinter({ serial });
  };
  const handleChange = (rate: string | null): void => {
    setBaudRate(Number(rate));
    if (chosen) setPrinter({ serial: { ...chosen, baudRate: Number(rate) } });
  };
  const name =
    chosen &&
    (chosen.vendorId === null
      ? `${chosen.baudRate}`
      : `USB ${hex(chosen.vendorId)}:${hex(chosen.productId)} · ${chosen.baudRate}`);
  return (
    <>
      <Select
        label={t('settings.printer.baudRate')}
        data={BAUD_RATES}
        value={String(baudRate)}
        onChange={handleChange}
        allowDeselect={false}
        maw={220}
        size="md"
      />
      <Chosen name={name} onChoose={() => void choose()} />
    </>
  );
};

type NetworkFields = { host: string; port: number };

const parseNetwork = ({ host, port }: NetworkFields) =>
  z.safeParse(networkPrinter, { host: host.trim(), port });

export const NetworkChoice = ({ chosen }: { chosen: PrinterSetup['network'] }) => {
  const t = useT();
  const messageId = useId();
  const { field, set, errorOf, submit } = useFields<NetworkFields>({
    initialValues: { host: chosen?.host ?? '', port: chosen?.port ?? 9100 },
    problemsOf: (values) => ({
      host: parseNetwork(values).success ? null : 'settings.printer.hostWrong',
    }),
  });
  const handleSubmit = submit((values) => {
    const parsed = parseNetwork(values);
    if (parsed.success) setPrinter({ network: parsed.data });
  });
  const problem = errorOf('host');
  const state = chosen
    ? t('settings.printer.saved', { name: `${chosen.host}:${chosen.port}` })
    : t('settings.printer.notChosen');
  // what is wrong is shown below the row: in the field, it would move the button under the finger when it comes and when it goes
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Group align="flex-end">
        <TextInput
          {...field('host')}
          label={t('settings.printer.host')}
          error={problem !== null}
          aria-errormessage={messageId}
          flex="1 1 180px"
          maw={260}
          data-testid="printer-host"
        />
        <NumberInput
          {...field('port')}
          label={t('settings.printer.port')}
          onChange={(port) => set({ port: Number(port) })}
          min={PRINTER_PORTS[0] ?? 9100}
          max={PRINTER_PORTS.at(-1) ?? 9103}
          w={110}
          size="md"
        />
        <Button type="submit" variant="light" data-testid="printer-save">
          {t('settings.printer.save')}
        </Button>
      </Group>
      <p
        id={messageId}
        role="status"
        className={classes['told']}
        data-wrong={problem !== null}
        data-testid="printer-chosen"
      >
        {problem ?? state}
      </p>
    </form>
  );
};

export const SystemChoice = ({ chosen }: { chosen: string }) => {
  const t = useT();
  const { data = [] } = useQuery({
    queryKey: ['system-printers'],
    queryFn: () => bridge.listPrinters(),
    staleTime: 10_000,
  });
  const names = [
    { value: '', label: t('settings.printer.system.default') },
    ...data.map(({ name, label }) => ({ value: name, label })),
  ];
  return (
    <Select
      label={t('settings.printer.system')}
      data={names}
      value={chosen}
      onChange={(name) => setPrinter({ systemName: name ?? '' })}
      allowDeselect={false}
      size="md"
      maw={420}
      data-testid="printer-system"
    />
  );
};
