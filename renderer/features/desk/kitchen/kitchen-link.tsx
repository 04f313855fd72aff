import { Button } from '@mantine/core';
import { IconChefHat } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { StoreId } from '#shared/kernel/ids.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';

/** Leads to the kitchen's display; of the store that is shown, where one is. */
export const KitchenLink = ({ storeId }: { storeId: StoreId | null }) => {
  const t = useT();
  return (
    <Button
      component={Link}
      to={href(merchantRoutes.merchantKitchen, storeId === null ? {} : { store: storeId })}
      variant="default"
      leftSection={<IconChefHat size={20} aria-hidden />}
      data-testid="desk-kitchen"
    >
      {t('kitchen.show')}
    </Button>
  );
};
