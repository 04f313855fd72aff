import { Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../lib/i18n.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Instead, type Substitute } from './instead.tsx';
import classes from './change.module.css';
import { type Lines, useChangePreview, useOffer } from './changes.ts';
import { Pieces } from './pieces.tsx';
import { PreviewProblem, Sums } from './sums.tsx';

type Wanted = { keep: number; substitute: Substitute | null };
type Choice = Readonly<Record<string, Wanted>>;

/** The chosen options; of too few the first counts as often as is needed. */
const propsOf = ({ options, chosen }: Substitute) =>
  options.flatMap(({ highPropId, least }) =>
    (chosen[highPropId] ?? []).map((valueId, place, { length }) => ({
      highPropId,
      valueId,
      count: place === 0 ? Math.max(1, least - length + 1) : 1,
    })),
  );

/** The lines that change, as the call wants them: as many pieces come instead as are out. */
const linesOf = ({ lines }: DeskOrder, choice: Choice): Lines =>
  lines.flatMap(({ lineId, kept }) => {
    const wanted = choice[lineId];
    if (wanted === undefined || wanted.keep >= kept) return [];
    const { keep, substitute } = wanted;
    if (substitute === null) return [{ lineId, keep }];
    const { productId, skuId } = substitute;
    const props = propsOf(substitute);
    return [{ lineId, keep, substitute: { productId, skuId, quantity: kept - keep, props } }];
  });

const Preview = ({ preview }: { preview: ReturnType<typeof useChangePreview> }) => {
  const t = useT();
  const { data } = preview;
  if (data === undefined || preview.error) return <PreviewProblem preview={preview} />;
  const allergens = data.lines.flatMap(({ substitute }) => substitute?.allergens ?? []);
  return (
    <>
      <Sums
        rows={[
          [t('desk.change.back'), data.giveBackAmtn],
          [t('desk.change.backGold'), data.giveBackGoldAmtn],
          [t('desk.change.loss'), data.storeLossAmtn],
        ]}
      />
      {allergens.length > 0 && (
        <Text size="sm">
          {t('desk.allergens', { names: [...new Set(allergens)].join(t('desk.comma')) })}
        </Text>
      )}
      <Text size="sm">{t(data.isAsked ? 'desk.change.asked' : 'desk.change.atOnce')}</Text>
    </>
  );
};

type Props = {
  order: DeskOrder;
  /** How many pieces there are of the lines that are known to be short. */
  there?: Readonly<Record<string, number>>;
  onChanged: (order: DeskOrder) => void;
  onClose: () => void;
};

/** Something of an order is out: less of it, without it, or something else instead (decision DA9). */
export const ChangeDialog = ({ order, there = {}, onChanged, onClose }: Props) => {
  const t = useT();
  const [choice, setChoice] = useState<Choice>(() =>
    Object.fromEntries(
      Object.entries(there).map(([lineId, keep]) => [lineId, { keep, substitute: null }]),
    ),
  );
  const [isTried, setTried] = useState(false);
  const lines = linesOf(order, choice);
  const preview = useChangePreview(order, lines);
  const offer = useOffer(order, onChanged);
  const handleConfirm = (): void => {
    setTried(true);
    if (lines.length > 0 && !preview.error) offer.mutate(lines, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={t('desk.change.title', { number: order.number })}
      text={t(`desk.wish.${order.outOfStock}`)}
      confirm={{
        label: t('desk.change.yes'),
        icon: <IconArrowsExchange size={20} aria-hidden />,
        testId: 'desk-change-yes',
      }}
      focus="field"
      isBusy={offer.isPending}
      error={offer.error}
      onConfirm={handleConfirm}
      onClose={onClose}
      testId="desk-change"
    >
      <ul className={classes['rows']} aria-label={t('desk.change.there')}>
        {order.lines
          .filter(({ kept }) => kept > 0)
          .map(({ lineId, name, options, kept }) => {
            const wanted = choice[lineId] ?? { keep: kept, substitute: null };
            const put = (change: Partial<Wanted>): void =>
              setChoice({ ...choice, [lineId]: { ...wanted, ...change } });
            return (
              <Pieces
                key={lineId}
                name={name}
                details={options}
                count={wanted.keep}
                most={kept}
                onChange={(keep) => put({ keep })}
              >
                {wanted.keep < kept && order.outOfStock !== 'REFUND' && (
                  <Instead
                    storeId={order.storeId}
                    name={name}
                    substitute={wanted.substitute}
                    count={kept - wanted.keep}
                    onChange={(substitute) => put({ substitute })}
                  />
                )}
              </Pieces>
            );
          })}
      </ul>
      {lines.length > 0 && <Preview preview={preview} />}
      {isTried && lines.length === 0 && (
        <Text c="red.9" role="alert">
          {t('desk.change.nothing')}
        </Text>
      )}
    </ConfirmDialog>
  );
};
