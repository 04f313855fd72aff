import type { DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { DeleteButton } from '../parts/delete-button.tsx';
import { useDiscardDraft } from './draft-calls.ts';

type Props = { storeId: StoreId; draft: DraftRow; onGone: () => void };

/** Discards a draft, once that is confirmed. */
export const DiscardButton = ({ storeId, draft: { draftId, version }, onGone }: Props) => {
  const t = useT();
  const discard = useDiscardDraft(storeId);
  return (
    <DeleteButton
      label={t('menuEdit.draft.discard')}
      title={t('menuEdit.draft.discardTitle')}
      text={t('menuEdit.draft.discardText')}
      remove={discard}
      onConfirm={() => discard.mutate({ draftId, version }, { onSuccess: onGone })}
      testId="menu-draft-discard"
    />
  );
};
