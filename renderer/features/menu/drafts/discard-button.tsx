import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { DraftRow } from '#shared/contract/merchant/menu-drafts.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useDiscardDraft } from './draft-calls.ts';

type Props = { storeId: StoreId; draft: DraftRow; onGone: () => void };

/** Discards a draft, once that is confirmed. */
export const DiscardButton = ({ storeId, draft, onGone }: Props) => {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const discard = useDiscardDraft(storeId);
  const { draftId, version } = draft;
  return (
    <>
      <Button
        variant="default"
        c="red.9"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => setAsked(true)}
        data-testid="menu-draft-discard"
      >
        {t('menuEdit.draft.discard')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('menuEdit.draft.discardTitle')}
          text={t('menuEdit.draft.discardText')}
          confirm={{ label: t('menuEdit.draft.discard'), tone: 'bad' }}
          isBusy={discard.isPending}
          error={discard.error}
          onConfirm={() => discard.mutate({ draftId, version }, { onSuccess: onGone })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
