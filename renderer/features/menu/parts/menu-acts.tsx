import { ActionIcon, Button, Group } from '@mantine/core';
import {
  IconAdjustments,
  IconDiscount2,
  IconFileSpreadsheet,
  IconHistory,
  IconPlus,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Role } from '#shared/codes/group-order.ts';
import { merchantMenuImportCalls } from '#shared/contract/merchant/menu-import.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import type { MenuPage } from '../queries.ts';
import { AsGuests } from './as-guests.tsx';
import { iconLook } from '../../../ui/icon-look.ts';

const EXPORTERS: readonly Role[] = merchantMenuImportCalls.merchantMenuExport.roles ?? [];

type Props = {
  storeId: StoreId;
  /** Absent until it is loaded. */
  store: MenuPage['store'] | undefined;
  onAdd: () => void;
  onOptions: () => void;
  onFiles: () => void;
};

/** What can be done with a whole menu: the end of its bar. */
export const MenuActs = ({ storeId, store, onAdd, onOptions, onFiles }: Props) => {
  const t = useT();
  const canEdit = store?.canEdit ?? false;
  const canExport = EXPORTERS.includes(useSignedIn().operator.role);
  return (
    <Group gap={6} justify="flex-end" ml="auto">
      {store && <AsGuests store={store} />}
      {canExport && (
        <>
          <ActionIcon
            component={Link}
            to={href(merchantRoutes.merchantAudit, { store: storeId })}
            {...iconLook(t('menuEdit.audit'))}
            data-testid="menu-audit"
          >
            <IconHistory size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            component={Link}
            to={href(merchantRoutes.merchantPromotions, { store: storeId })}
            {...iconLook(t('console.title.promotions'))}
            data-testid="menu-promotions"
          >
            <IconDiscount2 size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon {...iconLook(t('menuEdit.files'))} onClick={onFiles} data-testid="menu-files">
            <IconFileSpreadsheet size={20} aria-hidden />
          </ActionIcon>
        </>
      )}
      {canEdit && (
        <ActionIcon
          {...iconLook(t('menuEdit.options'))}
          onClick={onOptions}
          data-testid="menu-options"
        >
          <IconAdjustments size={20} aria-hidden />
        </ActionIcon>
      )}
      {canEdit && (
        <Button
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={onAdd}
          data-testid="menu-add"
        >
          {t('menuEdit.add')}
        </Button>
      )}
    </Group>
  );
};
