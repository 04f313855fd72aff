import { Button, Group, Stack } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { timeText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useAct } from '../mutations.ts';
import { OrderLines } from '../parts/order-lines.tsx';
import { HandOverByPin } from './hand-over-by-pin.tsx';
import { refusedWords } from './refused-words.ts';
import { closeScan, scanStore, type ScanResult } from './scan-store.ts';
import { leadToWriteOff } from './take-scan.ts';
import classes from './scan.module.css';

/** What went well goes by itself. */
const SHOWN_MS = 5000;

type Tone = 'good' | 'wait' | 'bad';

const toneOf = ({ kind }: ScanResult): Tone => {
  if (kind === 'refused' || kind === 'unknown' || kind === 'product' || kind === 'over')
    return 'bad';
  return kind === 'wait' ? 'wait' : 'good';
};

/** The one line that is read from afar, and what it means. */
const wordsOf = (
  result: ScanResult,
  t: Translate,
  errorText: (error: unknown) => string,
): { head: string; text: string } => {
  switch (result.kind) {
    case 'handed':
      return { head: result.order.number, text: t('desk.scan.handed') };
    case 'wait':
      return { head: result.order.number, text: t('desk.scan.wait') };
    case 'over': {
      const { number, handedAt, completedAt } = result.order;
      const at = completedAt ?? handedAt;
      return {
        head: number,
        text: at === null ? t('desk.scan.over') : t('desk.scan.overAt', { time: timeText(at) }),
      };
    }
    case 'rider':
      return {
        head: result.order.number,
        text: result.order.rider
          ? t('desk.scan.riderOf', { name: result.order.rider.name })
          : t('desk.scan.rider'),
      };
    case 'pin':
      return { head: result.order.number, text: t('desk.scan.pin') };
    case 'voucher':
      return { head: t('desk.scan.voucher'), text: t('desk.scan.voucherText') };
    case 'refused':
      return {
        head: t('desk.scan.no'),
        text: refusedWords(result.error, t) ?? errorText(result.error),
      };
    default:
      return { head: t('desk.scan.no'), text: t(`desk.scan.${result.kind}`) };
  }
};

/** A rider's order: they are shown it, and take it. */
const RiderPart = ({ result }: { result: Extract<ScanResult, { kind: 'rider' }> }) => {
  const t = useT();
  const errorText = useErrorText();
  const { order, scan } = result;
  const act = useAct(order, true);
  return (
    <>
      <OrderLines order={order} hasAllergens={false} />
      {act.error !== null && <div role="alert">{errorText(act.error)}</div>}
      <Button
        size="lg"
        loading={act.isPending}
        data-autofocus
        data-testid="desk-scan-rider"
        onClick={() =>
          act.mutate(
            { act: 'HAND_OVER', input: scan.text, source: scan.source },
            { onSuccess: closeScan },
          )
        }
      >
        {t('desk.hand.yes')}
      </Button>
    </>
  );
};

const VoucherPart = ({ result }: { result: Extract<ScanResult, { kind: 'voucher' }> }) => {
  const t = useT();
  if (result.stores.length === 0) return <p>{t('desk.scan.voucherNowhere')}</p>;
  return (
    <Stack gap="xs">
      {result.stores.map(({ id, name }) => (
        <Button
          key={id}
          size="md"
          onClick={() => {
            closeScan();
            leadToWriteOff(result.text, id);
          }}
        >
          {t('desk.scan.voucherAt', { name })}
        </Button>
      ))}
    </Stack>
  );
};

const moreOf = (result: ScanResult): ReactNode => {
  if (result.kind === 'rider') return <RiderPart result={result} />;
  if (result.kind === 'pin')
    return <HandOverByPin order={result.order} onDone={() => closeScan()} />;
  if (result.kind === 'voucher') return <VoucherPart result={result} />;
  return 'order' in result ? <OrderLines order={result.order} hasAllergens={false} /> : null;
};

/** What came of the last scan, to be seen from where the guest stands. */
export const ScanResultDialog = () => {
  const t = useT();
  const errorText = useErrorText();
  const { result, key } = useStore(scanStore);
  const isDone = result?.kind === 'handed';
  useEffect(() => {
    if (!isDone) return undefined;
    // of a newer scan with the same result the time begins anew
    const timer = setTimeout(() => scanStore.getState().key === key && closeScan(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone, key]);
  if (result === null) return null;
  const { head, text } = wordsOf(result, t, errorText);
  const isAsking = result.kind === 'rider' || result.kind === 'pin';
  return (
    <Dialog title={t('desk.scan.title')} onClose={() => closeScan()} size="lg" centered>
      <Stack gap="md" data-testid="desk-scan-result" data-kind={result.kind}>
        <div
          className={classes['verdict']}
          data-tone={toneOf(result)}
          role={toneOf(result) === 'good' ? 'status' : 'alert'}
          key={key}
        >
          <strong className={classes['verdictHead']}>{head}</strong>
          <span>{text}</span>
        </div>
        {moreOf(result)}
        {!isAsking && (
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={() => closeScan()} data-autofocus>
              {t('common.close')}
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
};
