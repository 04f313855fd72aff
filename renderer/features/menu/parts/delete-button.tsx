import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { nameIn } from '../class-tree.ts';
import { useDeleteDish, type DishOf, type MenuPage } from '../queries.ts';

type Props = { store: MenuPage['store']; dish: DishOf; onGone: () => void };

/** Takes a dish off the menu, once that is confirmed. */
export const DeleteButton = ({ store, dish, onGone }: Props) => {
  const t = useT();
  const name = nameIn(dish.name, useLanguage());
  const [isAsked, setAsked] = useState(false);
  const remove = useDeleteDish(store.storeId);
  return (
    <>
      <Button
        variant="default"
        c="red.9"
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
