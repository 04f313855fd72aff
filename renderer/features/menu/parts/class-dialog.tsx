import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { MENU_LIMITS } from '#shared/codes/menu.ts';
import type { MenuClass } from '#shared/contract/merchant/menu-shapes.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useLanguage, useT } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { classTree, nameIn } from '../class-tree.ts';
import { useDeleteClass, useOrder, useSaveClass, type MenuPage } from '../queries.ts';

/** The id of a class; null for a new one. */
export type EditedClass = MenuClass['classId'] | null;
type Props = {
  store: MenuPage['store'];
  classes: readonly MenuClass[];
  edited: EditedClass;
  onClose: () => void;
  onGone: () => void;
};

/** The classes of the same level with one of them a step up or down. */
const moved = (all: readonly MenuClass[], { classId, parentId }: MenuClass, step: 1 | -1) => {
  const ids = all.filter((each) => each.parentId === parentId).map((each) => each.classId);
  const at = ids.indexOf(classId);
  ids.splice(at, 1);
  ids.splice(Math.max(0, at + step), 0, classId);
  // what the server is told comes first: the other levels follow as they were
  return ids;
};

const Moves = ({ store, classes, row }: Pick<Props, 'store' | 'classes'> & { row: MenuClass }) => {
  const t = useT();
  const order = useOrder(store.storeId);
  const level = classes.filter(({ parentId }) => parentId === row.parentId);
  const at = level.findIndex(({ classId }) => classId === row.classId);
  const move = (step: 1 | -1) => order.mutate({ classIds: moved(classes, row, step) });
  return (
    <Group>
      <Button
        variant="default"
        disabled={at === 0}
        loading={order.isPending}
        onClick={() => move(-1)}
      >
        {t('menuEdit.classUp')}
      </Button>
      <Button
        variant="default"
        disabled={at === level.length - 1}
        loading={order.isPending}
        onClick={() => move(1)}
      >
        {t('menuEdit.classDown')}
      </Button>
    </Group>
  );
};

/** A class of the menu: its name in both languages, its place, and the way to take it away. */
export const ClassDialog = ({ store, classes, edited, onClose, onGone }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const language = useLanguage();
  const row = classes.find(({ classId }) => classId === edited) ?? null;
  const save = useSaveClass(store.storeId);
  const remove = useDeleteClass(store.storeId);
  const form = useFields({
    initialValues: { zh: row?.name.zh ?? '', en: row?.name.en ?? '', parentId: '' },
    problemsOf: ({ zh }) => ({ zh: zh.trim() === '' ? 'menuEdit.problem.needed' : null }),
  });
  const handleSubmit = form.submit(({ zh, en, parentId }) => {
    if (save.isPending) return;
    const which = row === null ? { parentId } : { classId: row.classId };
    save.mutate({ ...which, name: { zh, en } }, { onSuccess: onClose });
  });
  const parents = classTree(classes).filter(
    ({ row: each, level }) => level < 2 && each.dishes === 0,
  );
  const isEmpty =
    row !== null && row.dishes === 0 && !classes.some(({ parentId }) => parentId === row.classId);
  const handleDelete = (): void =>
    remove.mutate(
      { classId: row!.classId },
      {
        onSuccess: () => {
          onGone();
          onClose();
        },
      },
    );
  const error = save.error ?? remove.error;
  return (
    <Dialog
      title={
        row === null
          ? t('menuEdit.addClass')
          : t('menuEdit.editClass', { name: nameIn(row.name, language) })
      }
      onClose={onClose}
      data-testid="menu-class-dialog"
    >
      <DialogForm
        submit={{ label: t('menuEdit.save'), testId: 'menu-save-class' }}
        onSubmit={handleSubmit}
        onCancel={onClose}
        isBusy={save.isPending}
        error={error ? errorText(error) : null}
      >
        <TextInput
          label={t('menuEdit.nameZh')}
          maxLength={MENU_LIMITS.className}
          data-autofocus
          {...form.field('zh')}
        />
        <TextInput
          label={t('menuEdit.nameEn')}
          maxLength={MENU_LIMITS.className}
          {...form.field('en')}
        />
        {row === null && store.kind === 'market' && (
          <NativeSelect
            size="md"
            label={t('menuEdit.parent')}
            data={[
              { value: '', label: t('menuEdit.topLevel') },
              ...parents.map(({ row: each, level }) => ({
                value: each.classId,
                label: `${'　'.repeat(level)}${nameIn(each.name, language)}`,
              })),
            ]}
            {...form.field('parentId')}
          />
        )}
        {row !== null && <Moves store={store} classes={classes} row={row} />}
        {isEmpty && (
          <Button
            variant="subtle"
            color="red.9"
            loading={remove.isPending}
            onClick={handleDelete}
            data-testid="menu-delete-class"
          >
            {t('menuEdit.classDelete')}
          </Button>
        )}
      </DialogForm>
    </Dialog>
  );
};
