import { Text } from '@mantine/core';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useState } from 'react';
import { MENU_STATES } from '#shared/codes/menu.ts';
import type { DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import type { ProductId, StoreId } from '#shared/kernel/ids.ts';
import { StoreChoice } from '../../domain/desk-store/store-choice.tsx';
import { useT } from '../../lib/i18n.ts';
import { ChoiceRow } from '../../ui/list/choice-row.tsx';
import { PagedList } from '../../ui/list/paged-list.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { useReturnToRow } from '../../ui/list/use-return-to-row.ts';
import { PageState } from '../../ui/page-state.tsx';
import { useDrafts } from './drafts/draft-calls.ts';
import { draftsUnder, isOfNewDish } from './drafts/draft-fields.ts';
import { DraftList } from './drafts/draft-list.tsx';
import { DraftRows } from './drafts/draft-rows.tsx';
import { FilesDialog } from './files/files-dialog.tsx';
import { ClassDialog, type EditedClass } from './parts/class-dialog.tsx';
import { ClassList } from './parts/class-list.tsx';
import { DishRows } from './parts/dish-rows.tsx';
import { DishSheet, type OpenedDish } from './parts/dish-sheet.tsx';
import { ListHead } from './parts/list-head.tsx';
import { MenuActs } from './parts/menu-acts.tsx';
import { OptionsDialog } from './parts/options-dialog.tsx';
import { useMenu } from './queries.ts';
import { useMenuPage, type Listed } from './use-menu-page.ts';
import classes from './menu.module.css';

type Page = ReturnType<typeof useMenuPage>;
type Opened =
  | ({ what: 'DISH' } & OpenedDish)
  | { what: 'CLASS'; edited: EditedClass }
  | { what: 'OPTIONS' }
  | { what: 'FILES' };

const MenuOf = ({ storeId, page }: { storeId: StoreId; page: Page }) => {
  const t = useT();
  const { filter, set } = page;
  const menu = useMenu(storeId, filter);
  const [opened, setOpened] = useState<Opened | null>(null);
  useReturnToRow(opened?.what === 'DISH' ? (opened.productId ?? opened.draftId) : null);
  const handleClose = (): void => setOpened(null);
  const first = menu.data?.pages[0];
  const rows = menu.data?.pages.flatMap(({ result }) => result) ?? [];
  const canEdit = first?.store.canEdit ?? false;
  const isPlain = filter.keyword === '' && filter.state === 'ALL';
  const drafts = useDrafts(storeId);
  const found = draftsUnder(drafts.data ?? [], filter, first?.classes ?? []);
  const newOnes = isPlain ? found.filter(isOfNewDish) : [];
  const handleOpen = (productId: ProductId | null): void =>
    setOpened({ what: 'DISH', productId, draftId: null });
  const handleOpenDraft = (draft: DraftRow): void =>
    setOpened({
      what: 'DISH',
      productId: isOfNewDish(draft) ? null : draft.of!.productId,
      draftId: draft.draftId,
    });
  const isOfDrafts = page.listed === 'DRAFT';
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
          choices={MENU_STATES.map((value): { value: Listed; label: string } => ({
            value,
            label: t(`menuEdit.state.${value}`),
          }))}
          value={page.listed}
          onChange={(state) => set({ state })}
          testId="menu-state"
        />
        <MenuActs
          storeId={storeId}
          store={first?.store}
          onAdd={() => handleOpen(null)}
          onOptions={() => setOpened({ what: 'OPTIONS' })}
          onFiles={() => setOpened({ what: 'FILES' })}
        />
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
          <ListHead
            total={isOfDrafts ? undefined : first?.total}
            drafts={drafts.data?.length ?? 0}
            isOfDrafts={isOfDrafts}
            onToggle={() => set({ state: isOfDrafts ? 'ALL' : 'DRAFT' })}
          />
          {isOfDrafts ? (
            <DraftList query={drafts} found={found} canEdit={canEdit} onOpen={handleOpenDraft} />
          ) : (
            <PagedList
              list={menu}
              isEmpty={rows.length === 0 && newOnes.length === 0}
              words={{
                empty: t(isPlain ? 'menuEdit.empty' : 'menuEdit.noneFound'),
                failed: t('menuEdit.failed'),
              }}
              icon={<IconToolsKitchen2 size={36} aria-hidden />}
              testId="menu"
            >
              {first && (
                <>
                  {drafts.error && (
                    <Text c="red.9" size="sm" px="md" role="alert">
                      {t('menuEdit.draft.listFailed')}
                    </Text>
                  )}
                  <DishRows
                    store={first.store}
                    rows={rows}
                    withDraft={new Set(drafts.data?.map(({ draftId }) => draftId))}
                    first={
                      <DraftRows drafts={newOnes} canEdit={canEdit} onOpen={handleOpenDraft} />
                    }
                    canMove={canEdit && isPlain && filter.classId !== ''}
                    onOpen={handleOpen}
                  />
                </>
              )}
            </PagedList>
          )}
        </section>
      </div>
      {opened?.what === 'DISH' && first && (
        <DishSheet
          store={first.store}
          classes={first.classes}
          classId={filter.classId}
          productId={opened.productId}
          draftId={opened.draftId}
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
