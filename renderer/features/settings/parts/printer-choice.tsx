import { Button, Group, NumberInput, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import { networkPrinter, PRINTER_PORTS } from '#shared/ipc/printing.ts';
import { bridge } from '../../../lib/bridge.ts';
import { useT } from '../../../lib/i18n.ts';
import { serialPorts, webUsb } from '../../../lib/printing/platform.ts';
import type { PrinterSetup } from '../../../lib/printing/printer-setup.ts';
import { setPrinter } from '../../../lib/printing/receipts.ts';
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
      onChoose={() => {
        void choose();
      }}
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
  const change = (rate: string | null): void => {
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
        onChange={change}
        allowDeselect={false}
        maw={220}
        size="md"
      />
      <Chosen
        name={name}
        onChoose={() => {
          void choose();
        }}
      />
    </>
  );
};

export const NetworkChoice = ({ chosen }: { chosen: PrinterSetup['network'] }) => {
  const t = useT();
  const [host, setHost] = useState(chosen?.host ?? '');
  const [port, setPort] = useState<number>(chosen?.port ?? 9100);
  const [isAsked, setAsked] = useState(false);
  const parsed = z.safeParse(networkPrinter, { host: host.trim(), port });
  const isWrong = isAsked && !parsed.success;
  const told = useId();
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (parsed.success) setPrinter({ network: parsed.data });
  };
  // what is wrong is said below the row: said in the field, it would move the button under the finger when it comes and when it goes
  return (
    <form onSubmit={save} noValidate>
      <Group align="flex-end">
        <TextInput
          label={t('settings.printer.host')}
          value={host}
          onChange={(event) => setHost(event.currentTarget.value)}
          error={isWrong}
          aria-errormessage={told}
          flex="1 1 180px"
          maw={260}
          data-testid="printer-host"
        />
        <NumberInput
          label={t('settings.printer.port')}
          value={port}
          onChange={(value) => setPort(Number(value))}
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
        id={told}
        role="status"
        className={classes['told']}
        data-wrong={isWrong}
        data-testid="printer-chosen"
      >
        {isWrong
          ? t('settings.printer.hostWrong')
          : chosen
            ? t('settings.printer.saved', { name: `${chosen.host}:${chosen.port}` })
            : t('settings.printer.notChosen')}
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
