import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { OrderPart } from './order-part.tsx';
import { PickLineRow } from './pick-line-row.tsx';
import { useLeave, type Line, type Pick } from './queries.ts';
import { ScanBar } from './scan-bar.tsx';
import { ShortDialog } from './short-dialog.tsx';
import { useScan } from './use-scan.ts';
import { WrongLayer } from './wrong-layer.tsx';
import classes from './picking.module.css';

/** The lines of a list by their shelves, in the order in which they come. */
const byShelf = (lines: readonly Line[]): [string, Line[]][] => {
  const shelves = new Map<string, Line[]>();
  for (const line of lines) shelves.set(line.shelf, [...(shelves.get(line.shelf) ?? []), line]);
  return [...shelves];
};

const Said = ({ result }: Partial<Pick_>) => {
  const t = useT();
  return (
    <p className={classes['got']} role="status" data-testid="pick-got">
      {result?.kind === 'got' && t('pick.got', result)}
      {result?.kind === 'kept' && t('pick.kept', result)}
    </p>
  );
};
type Pick_ = { result: ReturnType<typeof useScan>['result'] };

type Props = { pick: Pick; /** Some of it is not yet sent. */ hasWaiting: boolean };

/** One list: what to take from which shelf, for which order. */
export const PickSheet = ({ pick, hasWaiting }: Props) => {
  const t = useT();
  const leave = useLeave();
  const { result, scan, clear: handleClear } = useScan(pick.pickId);
  const [missing, setMissing] = useState<Line | null>(null);
  const numberOf = (line: Line): string =>
    pick.orders.find(({ orderId }) => orderId === line.orderId)?.number ?? '';
  const isOver = pick.orders.every((order) => order.isOver);
  return (
    <div className={classes['sheet']} data-testid="pick-sheet">
      <Group justify="space-between" align="end">
        <ScanBar onText={(ean) => scan({ ean })} />
        <Button
          variant="default"
          size="md"
          loading={leave.isPending}
          disabled={hasWaiting}
          onClick={() => leave.mutate(pick.pickId)}
          data-testid="pick-leave"
        >
          {t(isOver ? 'pick.close' : 'pick.leave')}
        </Button>
      </Group>
      <Said result={result} />
      <div className={classes['parts']}>
        <div className={classes['shelves']}>
          {byShelf(pick.lines).map(([shelf, lines]) => (
            <section key={shelf} aria-label={shelf || t('pick.noShelf')}>
              <h3 className={classes['shelf']}>
                {shelf === '' ? t('pick.noShelf') : t('pick.shelf', { shelf })}
              </h3>
              <ul className={classes['lines']}>
                {lines.map((line) => (
                  <PickLineRow
                    key={`${line.orderId}/${line.lineId}`}
                    line={line}
                    number={numberOf(line)}
                    onHand={() => scan({ orderId: line.orderId, lineId: line.lineId })}
                    onShort={() => setMissing(line)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className={classes['side']}>
          {pick.orders.map((order) => (
            <OrderPart key={order.orderId} pick={pick} order={order} hasWaiting={hasWaiting} />
          ))}
        </div>
      </div>
      {missing !== null && (
        <ShortDialog
          pickId={pick.pickId}
          line={missing}
          number={numberOf(missing)}
          onClose={() => setMissing(null)}
        />
      )}
      {result?.kind === 'wrong' && <WrongLayer wrong={result} onClose={handleClear} />}
    </div>
  );
};
