import { ActionIcon, Button, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MenuRow } from '#shared/contract/merchant/menu-shapes.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price as priceText } from '#shared/format/money.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { useErrorText, useLanguage, useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { PictureCell } from '../../../ui/list/picture-cell.tsx';
import { nameIn } from '../class-tree.ts';
import { centsOf, countOf, isDishPrice } from '../dish-fields.ts';
import { useOrder, useSetPrice, useSetStock, useSwitch, type MenuPage } from '../queries.ts';
import { EditCell } from './edit-cell.tsx';
import classes from '../menu.module.css';

type Props = {
  store: MenuPage['store'];
  rows: readonly MenuRow[];
  /** The ids of dishes that have a draft. */
  withDraft: ReadonlySet<string>;
  /** Rows before those of the dishes. */
  first: ReactNode;
  canMove: boolean;
  onOpen: (productId: ProductId) => void;
};
type RowProps = Pick<Props, 'store'> & { row: MenuRow };

const Tags = ({ row, hasDraft }: { row: MenuRow; hasDraft: boolean }) => {
  const t = useT();
  const out = row.isOff
    ? row.offUntil === null
      ? t('menuEdit.out')
      : t('menuEdit.outUntil', { time: dateTimeText(row.offUntil) })
    : row.stock === 0
      ? t('menuEdit.out')
      : null;
  const texts = [
    row.number,
    row.ean,
    row.shelf,
    ...(row.sizes > 0 ? [t('menuEdit.sizes', { count: row.sizes })] : []),
    ...(row.alcohol > 0 ? [t('menuEdit.alcohol', { percent: row.alcohol })] : []),
    ...(row.hasAllergens ? [t('menuEdit.allergens')] : []),
  ].filter((text) => text !== '');
  return (
    <span className={classes['tags']}>
      {hasDraft && <span className={classes['made']}>{t('menuEdit.draft')}</span>}
      {!row.isShown && <span className={classes['bad']}>{t('menuEdit.hidden')}</span>}
      {out !== null && <span className={classes['bad']}>{out}</span>}
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
};

const PriceCell = ({ store, row }: RowProps) => {
  const t = useT();
  const name = nameIn(row.name, useLanguage());
  const change = useSetPrice(store.storeId);
  const text =
    row.highestPrice > row.price
      ? t('menuEdit.priceFrom', { price: priceText(row.price) })
      : priceText(row.price);
  return (
    <EditCell
      label={t('menuEdit.priceOf', { name })}
      text={text}
      initial={priceText(row.price).slice(1)}
      canEdit={store.canEdit && row.sizes === 0}
      isGood={isDishPrice}
      problem={t('menuEdit.problem.price')}
      change={change}
      onSend={(typed, onDone) =>
        change.mutate(
          { productId: row.productId, seq: row.seq, price: centsOf(typed)! },
          { onSuccess: onDone },
        )
      }
      testId="menu-price"
    />
  );
};

const StockCell = ({ store, row }: RowProps) => {
  const t = useT();
  const name = nameIn(row.name, useLanguage());
  const change = useSetStock(store.storeId);
  const isUnlimited = row.stock === -1;
  return (
    <EditCell
      label={t('menuEdit.stockOf', { name })}
      text={isUnlimited ? t('menuEdit.unlimited') : String(row.stock)}
      initial={isUnlimited ? '' : String(row.stock)}
      canEdit={store.canStock && !row.isCountedBySize}
      isGood={(typed) => countOf(typed) !== null}
      problem={t('menuEdit.problem.number')}
      change={change}
      onSend={(typed, onDone) =>
        change.mutate({ productId: row.productId, stock: countOf(typed)! }, { onSuccess: onDone })
      }
      testId="menu-stock"
    />
  );
};

const SwitchCell = ({ store, row }: RowProps) => {
  const t = useT();
  const errorText = useErrorText();
  const name = nameIn(row.name, useLanguage());
  const change = useSwitch(store.storeId);
  if (!store.canStock || !row.isShown) return <span />;
  return (
    <div>
      <Button
        variant={row.isOff ? 'filled' : 'default'}
        fullWidth
        px="xs"
        loading={change.isPending}
        aria-label={t(row.isOff ? 'menuEdit.switchOnOf' : 'menuEdit.switchOffOf', { name })}
        onClick={() => change.mutate({ productId: row.productId, isOn: row.isOff })}
      >
        {t(row.isOff ? 'menuEdit.switchOn' : 'menuEdit.switchOff')}
      </Button>
      {change.error && (
        <Text c="red.9" size="sm" role="alert">
          {errorText(change.error)}
        </Text>
      )}
    </div>
  );
};

/** Arrow keys go from dish to dish. */
const handleMove = (event: KeyboardEvent<HTMLUListElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-row]')];
  const at = buttons.indexOf(event.target);
  if (at < 0) return;
  event.preventDefault();
  buttons[at + step]?.focus();
};

/** Dishes, each with its price and stock to be changed at once. */
export const DishRows = ({ store, rows, withDraft, first, canMove, onOpen }: Props) => {
  const t = useT();
  const language = useLanguage();
  const order = useOrder(store.storeId);
  const move = (at: number, step: 1 | -1): void => {
    const moved = rows[at]!;
    const level = rows.filter(({ classId }) => classId === moved.classId);
    const ids = level.map(({ productId }) => productId);
    const place = ids.indexOf(moved.productId);
    ids.splice(place, 1);
    ids.splice(place + step, 0, moved.productId);
    order.mutate({ dishes: { classId: moved.classId, productIds: ids } });
  };
  return (
    <>
      <div className={classes['head']} data-moves={canMove} aria-hidden>
        <span>{t('menuEdit.dishes')}</span>
        <span>{t('menuEdit.price')}</span>
        <span>{t('menuEdit.stock')}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the buttons inside */}
      <ul className={classes['rows']} onKeyDown={handleMove}>
        {first}
        {rows.map((row, at) => {
          const name = nameIn(row.name, language);
          const isFirst = rows[at - 1]?.classId !== row.classId;
          const isLast = rows[at + 1]?.classId !== row.classId;
          return (
            <li
              key={row.productId}
              className={classes['row']}
              data-quiet={!row.isShown}
              data-testid="menu-row"
            >
              <button
                type="button"
                className={classes['what']}
                data-row={row.productId}
                disabled={!store.canEdit}
                onClick={() => onOpen(row.productId)}
              >
                <PictureCell
                  picture={pictureUrl(row.picture)}
                  name={name}
                  below={<Tags row={row} hasDraft={withDraft.has(row.productId)} />}
                />
              </button>
              <PriceCell store={store} row={row} />
              <StockCell store={store} row={row} />
              <SwitchCell store={store} row={row} />
              {canMove && (
                <span className={classes['moves']}>
                  <ActionIcon
                    variant="subtle"
                    size={44}
                    disabled={isFirst || order.isPending}
                    aria-label={t('menuEdit.up', { name })}
                    onClick={() => move(at, -1)}
                  >
                    <IconArrowUp size={20} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    size={44}
                    disabled={isLast || order.isPending}
                    aria-label={t('menuEdit.down', { name })}
                    onClick={() => move(at, 1)}
                  >
                    <IconArrowDown size={20} aria-hidden />
                  </ActionIcon>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};
