import { useLanguage, useT } from '../../../lib/i18n.ts';
import { nameIn } from '../class-tree.ts';
import { useDeleteDish, type DishOf, type MenuPage } from '../queries.ts';
import { DeleteButton } from './delete-button.tsx';

type Props = { store: MenuPage['store']; dish: DishOf; onGone: () => void };

/** Takes a dish off the menu, once that is confirmed. */
export const DeleteDish = ({ store, dish: { productId, seq, name }, onGone }: Props) => {
  const t = useT();
  const language = useLanguage();
  const remove = useDeleteDish(store.storeId);
  return (
    <DeleteButton
      label={t('menuEdit.delete')}
      title={t('menuEdit.deleteTitle', { name: nameIn(name, language) })}
      text={t('menuEdit.deleteText')}
      remove={remove}
      onConfirm={() => remove.mutate({ productId, seq }, { onSuccess: onGone })}
      testId="menu-delete"
    />
  );
};
