import { ActionIcon, Button, Group, Text } from '@mantine/core';
import {
  IconAdjustments,
  IconDiscount2,
  IconFileSpreadsheet,
  IconHistory,
  IconPlus,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MENU_STATES } from '#shared/codes/menu.ts';
import type { Role } from '#shared/codes/group-order.ts';
import { merchantMenuImportCalls } from '#shared/contract/merchant/menu-import.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import type { ProductId, StoreId } from '#shared/kernel/ids.ts';
import { StoreChoice } from '../../domain/desk-store/store-choice.tsx';
import { useT } from '../../lib/i18n.ts';
import { useSignedIn } from '../../lib/session.ts';
import { ChoiceRow } from '../../ui/list/choice-row.tsx';
import { PagedList } from '../../ui/list/paged-list.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { useReturnToRow } from '../../ui/list/use-return-to-row.ts';
import { PageState } from '../../ui/page-state.tsx';
import { FilesDialog } from './files/files-dialog.tsx';
import { AsGuests } from './parts/as-guests.tsx';
import { ClassDialog, type EditedClass } from './parts/class-dialog.tsx';
import { ClassList } from './parts/class-list.tsx';
import { DishRows } from './parts/dish-rows.tsx';
import { DishSheet } from './parts/dish-sheet.tsx';
import { iconLook } from './parts/icon-look.ts';
import { OptionsDialog } from './parts/options-dialog.tsx';
import { useMenu } from './queries.ts';
import { useMenuPage } from './use-menu-page.ts';
import classes from './menu.module.css';

const EXPORTERS: readonly Role[] = merchantMenuImportCalls.merchantMenuExport.roles ?? [];

type Page = ReturnType<typeof useMenuPage>;
type Opened =
  | { what: 'DISH'; productId: ProductId | null }
  | { what: 'CLASS'; edited: EditedClass }
  | { what: 'OPTIONS' }
  | { what: 'FILES' };

const MenuOf = ({ storeId, page }: { storeId: StoreId; page: Page }) => {
  const t = useT();
  const { filter, set } = page;
  const menu = useMenu(storeId, filter);
  const [opened, setOpened] = useState<Opened | null>(null);
  useReturnToRow(opened?.what === 'DISH' ? opened.productId : null);
  const handleClose = (): void => setOpened(null);
  const first = menu.data?.pages[0];
  const rows = menu.data?.pages.flatMap(({ result }) => result) ?? [];
  const canEdit = first?.store.canEdit ?? false;
  const { role } = useSignedIn().operator;
  const canExport = EXPORTERS.includes(role);
  const isPlain = filter.keyword === '' && filter.state === 'ALL';
  const handleOpen = (productId: ProductId | null): void => setOpened({ what: 'DISH', productId });
  return (
    <>
      <div className={classes['bar']} role="search" aria-label={t('menuEdit.findLabel')}>
        <StoreChoice
          stores={page.stores}
          storeId={storeId}
          onChoose={(store) => set({ store, class: '' })}
        />
        <SearchField
          label={t('menuEdit.findLabel')}
          hint={t('menuEdit.find')}
          most={40}
          keyword={filter.keyword}
          onChange={(keyword) => set({ keyword })}
        />
        <ChoiceRow
          label={t('menuEdit.state')}
          choices={MENU_STATES.map((value) => ({ value, label: t(`menuEdit.state.${value}`) }))}
          value={filter.state}
          onChange={(state) => set({ state })}
          testId="menu-state"
        />
        <Group gap={6} justify="flex-end" ml="auto">
          {first && <AsGuests store={first.store} />}
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
              <ActionIcon
                {...iconLook(t('menuEdit.files'))}
                onClick={() => setOpened({ what: 'FILES' })}
                data-testid="menu-files"
              >
                <IconFileSpreadsheet size={20} aria-hidden />
              </ActionIcon>
            </>
          )}
          {canEdit && (
            <ActionIcon
              {...iconLook(t('menuEdit.options'))}
              onClick={() => setOpened({ what: 'OPTIONS' })}
              data-testid="menu-options"
            >
              <IconAdjustments size={20} aria-hidden />
            </ActionIcon>
          )}
          {canEdit && (
            <Button
              leftSection={<IconPlus size={20} aria-hidden />}
              onClick={() => handleOpen(null)}
              data-testid="menu-add"
            >
              {t('menuEdit.add')}
            </Button>
          )}
        </Group>
      </div>
      <div className={classes['split']}>
        <ClassList
          classes={first?.classes ?? []}
          chosen={filter.classId}
          canEdit={canEdit}
          onChoose={(classId) => set({ class: classId })}
          onEdit={(edited) => setOpened({ what: 'CLASS', edited })}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
        <section className={classes['dishes']} aria-label={t('menuEdit.dishes')} tabIndex={0}>
          <PagedList
            list={menu}
            isEmpty={rows.length === 0}
            words={{
              empty: t(isPlain ? 'menuEdit.empty' : 'menuEdit.noneFound'),
              failed: t('menuEdit.failed'),
            }}
            icon={<IconToolsKitchen2 size={36} aria-hidden />}
            testId="menu"
          >
            {first && (
              <>
                <Text c="dimmed" size="sm" px="md" pt="sm" role="status">
                  {t('menuEdit.total', { count: first.total })}
                </Text>
                <DishRows
                  store={first.store}
                  rows={rows}
                  canMove={canEdit && isPlain && filter.classId !== ''}
                  onOpen={handleOpen}
                />
              </>
            )}
          </PagedList>
        </section>
      </div>
      {opened?.what === 'DISH' && first && (
        <DishSheet
          store={first.store}
          classes={first.classes}
          classId={filter.classId}
          productId={opened.productId}
          onClose={handleClose}
        />
      )}
      {opened?.what === 'CLASS' && first && (
        <ClassDialog
          store={first.store}
          classes={first.classes}
          edited={opened.edited}
          onClose={handleClose}
          onGone={() => set({ class: '' })}
        />
      )}
      {opened?.what === 'FILES' && first && (
        <FilesDialog store={first.store} onClose={handleClose} />
      )}
      {opened?.what === 'OPTIONS' && <OptionsDialog storeId={storeId} onClose={handleClose} />}
    </>
  );
};

/** The menu of a takeaway, or the shelves of a supermarket: classes, and the dishes in them. */
export const MenuScreen = () => {
  const t = useT();
  const page = useMenuPage();
  return (
    <div className={classes['page']} data-testid="menu-screen">
      {page.storeId === null ? (
        <PageState
          testId="menu-no-store"
          icon={<IconToolsKitchen2 size={40} aria-hidden />}
          title={t('menuEdit.noStore')}
        />
      ) : (
        <MenuOf key={page.storeId} storeId={page.storeId} page={page} />
      )}
    </div>
  );
};
