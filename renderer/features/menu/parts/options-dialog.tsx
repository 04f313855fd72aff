import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MENU_LIMITS } from '#shared/codes/menu.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import {
  groupFields,
  groupsOf,
  NEW_GROUP,
  NEW_VALUE,
  optionProblems,
  type GroupFields,
  type OptionFields,
} from '../option-fields.ts';
import { useOptions, useSetOptions } from '../queries.ts';
import classes from '../menu.module.css';

type Options = NonNullable<ReturnType<typeof useOptions>['data']>;
type Form = ReturnType<typeof useFields<OptionFields>>;

const Values = ({ form, at }: { form: Form; at: number }) => {
  const t = useT();
  const { groups } = form.values;
  const { values } = groups[at]!;
  const setValues = (next: GroupFields['values']): void =>
    form.set({
      groups: groups.map((each, place) => (place === at ? { ...each, values: next } : each)),
    });
  return (
    <>
      {values.map((value, place) => {
        const path = `groups.${at}.values.${place}`;
        const change = (part: Partial<typeof value>) =>
          setValues(values.map((each, index) => (index === place ? { ...each, ...part } : each)));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- new options have no id, and none changes its place
          <div key={value.optionId ?? `new-${place}`} className={classes['size']}>
            <TextInput
              label={t('menuEdit.value')}
              maxLength={MENU_LIMITS.optionName}
              {...form.field(`${path}.zh`)}
            />
            <TextInput
              label={t('menuEdit.valueEn')}
              maxLength={MENU_LIMITS.optionName}
              {...form.field(`${path}.en`)}
            />
            <TextInput
              label={t('menuEdit.valuePrice')}
              leftSection="$"
              inputMode="decimal"
              maxLength={10}
              {...form.field(`${path}.price`)}
            />
            <Checkbox
              size="md"
              mb={10}
              label={t('menuEdit.default')}
              checked={value.isDefault}
              onChange={(event) => change({ isDefault: event.currentTarget.checked })}
            />
            <Checkbox
              size="md"
              mb={10}
              label={t('menuEdit.out')}
              checked={value.isSoldOut}
              onChange={(event) => change({ isSoldOut: event.currentTarget.checked })}
            />
            <span />
            <ActionIcon
              variant="subtle"
              color="red.9"
              size={44}
              disabled={values.length === 1}
              aria-label={t('menuEdit.dropValue', { name: value.zh })}
              onClick={() => setValues(values.filter((_, index) => index !== place))}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      {values.length < MENU_LIMITS.values && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => setValues([...values, NEW_VALUE])}
        >
          {t('menuEdit.addValue')}
        </Button>
      )}
    </>
  );
};

const GroupPart = ({ form, at }: { form: Form; at: number }) => {
  const t = useT();
  const { groups } = form.values;
  const group = groups[at]!;
  const path = `groups.${at}`;
  return (
    <li className={classes['group']}>
      <Group align="end">
        <TextInput
          flex={1}
          label={t('menuEdit.groupName')}
          maxLength={MENU_LIMITS.optionName}
          {...form.field(`${path}.zh`)}
        />
        <TextInput
          flex={1}
          label={t('menuEdit.groupEn')}
          maxLength={MENU_LIMITS.optionName}
          {...form.field(`${path}.en`)}
        />
        <TextInput
          w={90}
          label={t('menuEdit.least')}
          inputMode="numeric"
          maxLength={2}
          {...form.field(`${path}.least`)}
        />
        <TextInput
          w={90}
          label={t('menuEdit.most')}
          inputMode="numeric"
          maxLength={2}
          {...form.field(`${path}.most`)}
        />
        <ActionIcon
          variant="subtle"
          color="red.9"
          size={44}
          aria-label={t('menuEdit.dropGroup', { name: group.zh })}
          onClick={() => form.set({ groups: groups.filter((_, place) => place !== at) })}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <Values form={form} at={at} />
    </li>
  );
};

const OptionsForm = ({
  storeId,
  options,
  onClose,
}: {
  storeId: StoreId;
  options: Options;
  onClose: () => void;
}) => {
  const t = useT();
  const errorText = useErrorText();
  const save = useSetOptions(storeId);
  const form = useFields<OptionFields>({
    initialValues: { groups: options.groups.map(groupFields) },
    problemsOf: optionProblems,
  });
  const { groups } = form.values;
  const handleSubmit = form.submit((fields) => {
    if (save.isPending) return;
    save.mutate(
      { seq: options.seq, groups: groupsOf(fields) },
      {
        onSuccess: () => {
          notifications.show({ message: t('menuEdit.saved') });
          onClose();
        },
      },
    );
  });
  return (
    <DialogForm
      submit={{ label: t('menuEdit.save'), testId: 'menu-save-options' }}
      onSubmit={handleSubmit}
      onCancel={onClose}
      values={form.values}
      isBusy={save.isPending}
      error={save.error ? errorText(save.error) : null}
    >
      <Text c="dimmed">{t('menuEdit.optionsHint')}</Text>
      <ul className={classes['sizes']}>
        {groups.map((group, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- new groups have no id, and none changes its place
          <GroupPart key={group.optionId ?? `new-${at}`} form={form} at={at} />
        ))}
      </ul>
      {groups.length < MENU_LIMITS.options && (
        <Stack align="start">
          <Button
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => form.set({ groups: [...groups, NEW_GROUP] })}
            data-testid="menu-add-group"
          >
            {t('menuEdit.addGroup')}
          </Button>
        </Stack>
      )}
    </DialogForm>
  );
};

/** The groups of options that the dishes of a store share. */
export const OptionsDialog = ({ storeId, onClose }: { storeId: StoreId; onClose: () => void }) => {
  const t = useT();
  const options = useOptions(storeId);
  return (
    <FormDialog
      title={t('menuEdit.options')}
      onClose={onClose}
      size="60rem"
      closeOnClickOutside={false}
      data-testid="menu-options-dialog"
    >
      <QueryState query={options} failed={t('menuEdit.optionsFailed')} testId="menu-options">
        {(known) => (
          <OptionsForm key={known.seq} storeId={storeId} options={known} onClose={onClose} />
        )}
      </QueryState>
    </FormDialog>
  );
};
