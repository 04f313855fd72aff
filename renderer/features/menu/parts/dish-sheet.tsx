import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { MenuClass, OptionGroupEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { dateTimeText } from '#shared/format/date.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useLanguage, useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { useFormLeave } from '../../../ui/dialog/form-leave.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { nameIn } from '../class-tree.ts';
import { editOfFields, fieldsOf, newFields, problemsOf, type DishFields } from '../dish-fields.ts';
import {
  useDeleteDish,
  useDish,
  useOptions,
  useSaveDish,
  type DishOf,
  type MenuPage,
} from '../queries.ts';
import { AsGuests } from './as-guests.tsx';
import { Conflict } from './conflict.tsx';
import { DishForm } from './dish-form.tsx';

type Props = {
  store: MenuPage['store'];
  classes: readonly MenuClass[];
  /** Of a new dish. */
  classId: string;
  productId: ProductId | null;
  onClose: () => void;
};

const DeleteButton = ({
  store,
  dish,
  onGone,
}: Pick<Props, 'store'> & { dish: DishOf; onGone: () => void }) => {
  const t = useT();
  const name = nameIn(dish.name, useLanguage());
  const [isAsked, setAsked] = useState(false);
  const remove = useDeleteDish(store.storeId);
  return (
    <>
      <Button
        variant="subtle"
        color="red.9"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => setAsked(true)}
        data-testid="menu-delete"
      >
        {t('menuEdit.delete')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('menuEdit.deleteTitle', { name })}
          text={t('menuEdit.deleteText')}
          confirm={{ label: t('menuEdit.delete'), tone: 'bad' }}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate({ productId: dish.productId, seq: dish.seq }, { onSuccess: onGone })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};

type EditorProps = Props & {
  dish: DishOf | null;
  groups: readonly OptionGroupEdit[];
  onReload: () => void;
};

const isConflict = (error: unknown): boolean => isApiError(error) && error.reason === 'CONFLICT';

/** The fields of one dish, with what to do when somebody else has saved it meanwhile. */
const Editor = (props: EditorProps) => {
  const { store, classes, classId, dish, groups, onClose, onReload } = props;
  const t = useT();
  const errorText = useErrorText();
  const [before] = useState<DishFields | null>(() => (dish === null ? null : fieldsOf(dish)));
  const form = useFields<DishFields>({
    initialValues: before ?? newFields(classId),
    problemsOf,
  });
  const handleCancel = useFormLeave(form.values, onClose);
  const save = useSaveDish(store.storeId);
  const send = (fields: DishFields, seq: number | undefined): void => {
    if (save.isPending) return;
    const which = dish === null ? {} : { productId: dish.productId, seq };
    save.mutate(
      { ...which, dish: editOfFields(fields, before) },
      {
        onSuccess: () => {
          notifications.show({ message: t('menuEdit.saved') });
          onClose();
        },
      },
    );
  };
  const handleSubmit = form.submit((fields) => send(fields, dish?.seq));
  return (
    <form onSubmit={handleSubmit} noValidate data-testid="menu-dish-form">
      <Stack gap="lg">
        {dish?.changedBy != null && dish.changedAt !== null && (
          <Text c="dimmed" size="sm">
            {t('menuEdit.changed', { name: dish.changedBy, time: dateTimeText(dish.changedAt) })}
          </Text>
        )}
        <DishForm form={form} store={store} classes={classes} groups={groups} dish={dish} />
        {dish !== null && isConflict(save.error) && (
          <Conflict
            storeId={store.storeId}
            productId={dish.productId}
            mine={form.values}
            classes={classes}
            onKeepMine={(seq) => send(form.values, seq)}
            onUseTheirs={onReload}
          />
        )}
        {save.error !== null && !isConflict(save.error) && (
          <Text c="red.9" role="alert">
            {errorText(save.error)}
          </Text>
        )}
        <Group justify="space-between">
          {dish === null ? <span /> : <DeleteButton store={store} dish={dish} onGone={onClose} />}
          <Group>
            {dish !== null && <AsGuests store={store} productId={dish.productId} />}
            <Button variant="default" onClick={handleCancel}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={save.isPending} data-testid="menu-save">
              {t('menuEdit.save')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
};

const KnownDish = (props: Props & { productId: ProductId }) => {
  const t = useT();
  const dish = useDish(props.store.storeId, props.productId);
  return (
    <QueryState query={dish} failed={t('menuEdit.dishFailed')} testId="menu-dish">
      {(found) => (
        <Editor
          key={found.dish.seq}
          {...props}
          dish={found.dish}
          groups={found.options.groups}
          onReload={() => void dish.refetch()}
        />
      )}
    </QueryState>
  );
};

const NewDish = (props: Props) => {
  const t = useT();
  const options = useOptions(props.store.storeId);
  return (
    <QueryState query={options} failed={t('menuEdit.optionsFailed')} testId="menu-options">
      {({ groups }) => <Editor {...props} dish={null} groups={groups} onReload={() => undefined} />}
    </QueryState>
  );
};

/** A dish to be edited, or a new one. */
export const DishSheet = (props: Props) => {
  const t = useT();
  const { productId, onClose } = props;
  return (
    <FormDialog
      title={t(productId === null ? 'menuEdit.new' : 'menuEdit.dish')}
      onClose={onClose}
      size="64rem"
      closeOnClickOutside={false}
      data-testid="menu-dish-sheet"
    >
      {productId === null ? <NewDish {...props} /> : <KnownDish {...props} productId={productId} />}
    </FormDialog>
  );
};
