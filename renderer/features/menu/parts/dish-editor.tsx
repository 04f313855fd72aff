import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { DishDraft, KeptDraft } from '#shared/contract/merchant/menu-drafts.ts';
import type { MenuClass, OptionGroupEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useFormLeave } from '../../../ui/dialog/form-leave.ts';
import { editOfFields, fieldsOf, newFields, problemsOf, type DishFields } from '../dish-fields.ts';
import { DiscardButton } from '../drafts/discard-button.tsx';
import { useKeepDraft } from '../drafts/draft-calls.ts';
import { DraftConflict } from '../drafts/draft-conflict.tsx';
import { draftOf, fieldsOfDraft } from '../drafts/draft-fields.ts';
import { keptBy } from '../drafts/kept-by.ts';
import { useSaveDish, type DishOf, type MenuPage } from '../queries.ts';
import { AsGuests } from './as-guests.tsx';
import { Conflict } from './conflict.tsx';
import { DeleteDish } from './delete-dish.tsx';
import { DishForm } from './dish-form.tsx';

export type EditorProps = {
  store: MenuPage['store'];
  classes: readonly MenuClass[];
  groups: readonly OptionGroupEdit[];
  /** Of a new dish. */
  classId: string;
  /** Null: a new one. */
  dish: DishOf | null;
  /** The draft that is gone on with. */
  draft: KeptDraft | null;
  /** The version of the draft that keeping one replaces. */
  draftVersion: string | undefined;
  onReload: () => void;
  onClose: () => void;
};

const isConflict = (error: unknown): boolean => isApiError(error) && error.reason === 'CONFLICT';

/** What the form says of the draft that it goes on with, or of the last change. */
const History = ({ dish, draft }: Pick<EditorProps, 'dish' | 'draft'>) => {
  const t = useT();
  if (draft !== null)
    return (
      <Stack gap={2}>
        <Text c="dimmed" size="sm">
          {keptBy(draft, t)}
        </Text>
        {draft.isGone && <Text fw={650}>{t('menuEdit.draft.publishAsNew')}</Text>}
      </Stack>
    );
  return dish?.changedBy != null && dish.changedAt !== null ? (
    <Text c="dimmed" size="sm">
      {t('menuEdit.changed', { name: dish.changedBy, time: dateTimeText(dish.changedAt) })}
    </Text>
  ) : null;
};

/** The fields of one dish, with what to do when somebody else has saved it, or kept a draft of it, meanwhile. */
export const DishEditor = (props: EditorProps) => {
  const { store, classes, groups, classId, dish, draft, draftVersion, onReload, onClose } = props;
  const { storeId } = store;
  const t = useT();
  const errorText = useErrorText();
  const [before] = useState<DishFields | null>(() => (dish === null ? null : fieldsOf(dish)));
  const typed = (kept: DishDraft): DishFields => fieldsOfDraft(kept, { before, classes, groups });
  const form = useFields<DishFields>({
    initialValues: draft === null ? (before ?? newFields(classId)) : typed(draft.fields),
    problemsOf,
  });
  const handleCancel = useFormLeave(form.values, onClose);
  const save = useSaveDish(storeId);
  const keep = useKeepDraft(storeId);
  const isBusy = save.isPending || keep.isPending;
  const draftId = dish?.productId ?? draft?.draftId;
  const seq = draft?.of?.seq ?? dish?.seq;
  const done = (message: string): void => {
    notifications.show({ message });
    onClose();
  };
  const send = (
    fields: DishFields,
    at: { seq?: number | undefined; version?: string | undefined },
  ) => {
    if (isBusy) return;
    keep.reset();
    save.mutate(
      {
        ...(dish !== null && { productId: dish.productId, seq: at.seq }),
        ...(draft !== null &&
          at.version !== undefined && { draft: { draftId: draft.draftId, version: at.version } }),
        dish: editOfFields(fields, before),
      },
      { onSuccess: () => done(t('menuEdit.saved')) },
    );
  };
  const keepDraft = (version: string | undefined): void => {
    if (isBusy) return;
    save.reset();
    keep.mutate(
      {
        ...(dish !== null && { of: { productId: dish.productId, seq: seq! } }),
        ...(draftId !== undefined && { draftId }),
        ...(version !== undefined && { version }),
        fields: draftOf(form.values, before),
      },
      { onSuccess: () => done(t('menuEdit.draft.kept')) },
    );
  };
  const sendAs = (at: Parameters<typeof send>[1]) => form.submit((fields) => send(fields, at));
  const handleSubmit = sendAs({ seq, version: draft?.version });
  const error = save.error ?? keep.error;
  return (
    <form onSubmit={handleSubmit} noValidate data-testid="menu-dish-form">
      <Stack gap="lg">
        <History dish={dish} draft={draft} />
        <DishForm form={form} store={store} classes={classes} groups={groups} dish={dish} />
        {dish !== null && isConflict(save.error) && (
          <Conflict
            storeId={storeId}
            productId={dish.productId}
            mine={form.values}
            classes={classes}
            onKeepMine={(now) => sendAs({ seq: now, version: draft?.version })()}
            onUseTheirs={onReload}
          />
        )}
        {draftId !== undefined && isConflict(dish === null ? error : keep.error) && (
          <DraftConflict
            storeId={storeId}
            draftId={draftId}
            mine={form.values}
            classes={classes}
            fieldsOf={typed}
            onKeepMine={(version) =>
              save.error === null ? keepDraft(version) : sendAs({ version })()
            }
            onUseTheirs={onReload}
          />
        )}
        {error !== null && !isConflict(error) && (
          <Text c="red.9" role="alert">
            {errorText(error)}
          </Text>
        )}
        <Group justify="space-between">
          {draft !== null ? (
            <DiscardButton storeId={storeId} draft={draft} onGone={onClose} />
          ) : dish === null ? (
            <span />
          ) : (
            <DeleteDish store={store} dish={dish} onGone={onClose} />
          )}
          <Group>
            {dish !== null && <AsGuests store={store} productId={dish.productId} />}
            <Button variant="default" onClick={handleCancel}>
              {t('common.cancel')}
            </Button>
            <Button
              variant="default"
              loading={keep.isPending}
              onClick={() => keepDraft(draftVersion)}
              data-testid="menu-draft-keep"
            >
              {t('menuEdit.draft.keep')}
            </Button>
            <Button type="submit" loading={save.isPending} data-testid="menu-save">
              {t(draft === null ? 'menuEdit.save' : 'menuEdit.draft.publish')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
};
