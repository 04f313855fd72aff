import { Alert } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { MenuClass } from '#shared/contract/merchant/menu-shapes.ts';
import type { ProductId, StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { fieldsOf, type DishFields } from '../dish-fields.ts';
import { useDish } from '../queries.ts';
import { Versions } from './versions.tsx';

type Props = {
  storeId: StoreId;
  productId: ProductId;
  mine: DishFields;
  classes: readonly MenuClass[];
  onKeepMine: (seq: number) => void;
  onUseTheirs: () => void;
};

/** Both versions of a dish that two people changed at once, side by side. */
export const Conflict = ({ storeId, productId, mine, classes, onKeepMine, onUseTheirs }: Props) => {
  const t = useT();
  // the sheet holds the old version: this one is asked for anew
  const theirs = useDish(storeId, productId, 'as it stands');
  return (
    <Alert color="tart" icon={<IconUsers aria-hidden />} role="alert" data-testid="menu-conflict">
      <QueryState query={theirs} failed={t('menuEdit.dishFailed')} testId="menu-conflict-dish">
        {({ dish }) => (
          <Versions
            title={
              dish.changedBy === null
                ? t('menuEdit.conflict')
                : t('menuEdit.conflictBy', { name: dish.changedBy })
            }
            mine={mine}
            theirs={fieldsOf(dish)}
            classes={classes}
            onKeepMine={() => onKeepMine(dish.seq)}
            onUseTheirs={onUseTheirs}
          />
        )}
      </QueryState>
    </Alert>
  );
};
