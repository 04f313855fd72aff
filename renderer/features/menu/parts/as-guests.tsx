import { ActionIcon, Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ProductId } from '#shared/kernel/ids.ts';
import { marketStoreRoutes } from '#shared/routes/consumer/market.ts';
import { storeRoutes } from '#shared/routes/consumer/store.ts';
import { href } from '#shared/routes/define.ts';
import { bridge } from '../../../lib/bridge.ts';
import { guestPage } from '../../../lib/guest-page.ts';
import { useT } from '../../../lib/i18n.ts';
import type { MenuPage } from '../queries.ts';
import { iconLook } from '../../../ui/icon-look.ts';

type Store = MenuPage['store'];

const pageOf = ({ kind, storeId: id }: Store, productId?: ProductId): string => {
  if (kind === 'takeout') return href(storeRoutes.Store, { id, productId });
  return productId === undefined
    ? href(marketStoreRoutes.marketStore, { id })
    : href(marketStoreRoutes.marketStoreProduct, { id, productId });
};

/** Opens a store, or a dish of it, in the guests' app. */
export const AsGuests = ({ store, productId }: { store: Store; productId?: ProductId }) => {
  const t = useT();
  const label = t('menuEdit.asGuests');
  const handleOpen = (): void => void bridge.openLink(guestPage(pageOf(store, productId)));
  return productId === undefined ? (
    <ActionIcon {...iconLook(label)} onClick={handleOpen} data-testid="menu-as-guests">
      <IconExternalLink size={20} aria-hidden />
    </ActionIcon>
  ) : (
    <Button
      variant="subtle"
      leftSection={<IconExternalLink size={20} aria-hidden />}
      onClick={handleOpen}
      data-testid="menu-dish-as-guests"
    >
      {label}
    </Button>
  );
};
