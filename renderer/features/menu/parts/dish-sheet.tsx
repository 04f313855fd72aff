import { IconPencilOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeptDraft } from '#shared/contract/merchant/menu-drafts.ts';
import type { MenuClass } from '#shared/contract/merchant/menu-shapes.ts';
import type { ProductId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { PageState } from '../../../ui/page-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useDraft } from '../drafts/draft-calls.ts';
import { DraftChoice } from '../drafts/draft-choice.tsx';
import { useDish, useOptions, type DishOf, type MenuPage } from '../queries.ts';
import { DishEditor, type EditorProps } from './dish-editor.tsx';

/** What is opened of a menu: a dish that is there, the draft of one that is not, or neither: a new dish. */
export type OpenedDish = { productId: ProductId | null; draftId: string | null };

type Props = OpenedDish & {
  store: MenuPage['store'];
  classes: readonly MenuClass[];
  /** Of a new dish. */
  classId: string;
  onClose: () => void;
};

/** A dish, which asks first what to do with its draft. */
const DishOrDraft = ({
  draft,
  dish,
  ...editor
}: Omit<EditorProps, 'dish' | 'draftVersion'> & { dish: DishOf }) => {
  const [choice, setChoice] = useState<'DRAFT' | 'STANDING' | null>(null);
  if (draft !== null && choice === null)
    return (
      <DraftChoice
        storeId={editor.store.storeId}
        draft={draft}
        seq={dish.seq}
        onGoOn={() => setChoice('DRAFT')}
        onStartAnew={() => setChoice('STANDING')}
        onGone={editor.onReload}
      />
    );
  return (
    <DishEditor
      {...editor}
      dish={dish}
      draft={choice === 'STANDING' ? null : draft}
      draftVersion={draft?.version}
    />
  );
};

const KnownDish = (props: Props & { productId: ProductId }) => {
  const t = useT();
  const { storeId } = props.store;
  const dish = useDish(storeId, props.productId);
  const draft = useDraft(storeId, props.productId);
  const handleReload = (): void => void Promise.all([dish.refetch(), draft.refetch()]);
  return (
    <QueryState query={dish} failed={t('menuEdit.dishFailed')} testId="menu-dish">
      {(found) => (
        <QueryState query={draft} failed={t('menuEdit.draft.failed')} testId="menu-draft">
          {(kept) => (
            <DishOrDraft
              key={`${found.dish.seq} ${kept.draft?.version}`}
              {...props}
              dish={found.dish}
              groups={found.options.groups}
              draft={kept.draft}
              onReload={handleReload}
            />
          )}
        </QueryState>
      )}
    </QueryState>
  );
};

const NewDish = (props: Props & { draft: KeptDraft | null; onReload: () => void }) => {
  const t = useT();
  const options = useOptions(props.store.storeId);
  return (
    <QueryState query={options} failed={t('menuEdit.optionsFailed')} testId="menu-options">
      {({ groups }) => (
        <DishEditor {...props} dish={null} groups={groups} draftVersion={props.draft?.version} />
      )}
    </QueryState>
  );
};

/** The draft of a dish that is not on the menu: a new one, or one that was deleted. */
const DraftOfNewDish = (props: Props & { draftId: string }) => {
  const t = useT();
  const query = useDraft(props.store.storeId, props.draftId);
  return (
    <QueryState query={query} failed={t('menuEdit.draft.failed')} testId="menu-draft">
      {({ draft }) =>
        draft === null ? (
          <PageState
            testId="menu-draft-gone"
            icon={<IconPencilOff size={36} aria-hidden />}
            title={t('menuEdit.draft.gone')}
          />
        ) : (
          <NewDish
            key={draft.version}
            {...props}
            draft={draft}
            onReload={() => void query.refetch()}
          />
        )
      }
    </QueryState>
  );
};

const Opened = (props: Props) => {
  const { productId, draftId } = props;
  if (productId !== null) return <KnownDish {...props} productId={productId} />;
  if (draftId !== null) return <DraftOfNewDish {...props} draftId={draftId} />;
  return <NewDish {...props} draft={null} onReload={() => undefined} />;
};

/** A dish to be edited, or a new one. */
export const DishSheet = (props: Props) => {
  const t = useT();
  return (
    <FormDialog
      title={t(props.productId === null ? 'menuEdit.new' : 'menuEdit.dish')}
      onClose={props.onClose}
      size="64rem"
      closeOnClickOutside={false}
      data-testid="menu-dish-sheet"
    >
      <Opened {...props} />
    </FormDialog>
  );
};
