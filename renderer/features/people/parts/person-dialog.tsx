import { Checkbox, Radio, SimpleGrid, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { ROLES } from '#shared/codes/group-order.ts';
import type { StaffRow } from '#shared/contract/merchant/people.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { useAddPerson, useEditPerson } from '../mutations.ts';
import { PasswordField } from './password-field.tsx';
import { fieldsOf, personOf, problemsOf, type PersonFields } from './person-form.ts';

type Fields = ReturnType<typeof useFields<PersonFields>>;

const Names = ({ fields: { field } }: { fields: Fields }) => {
  const t = useT();
  return (
    <SimpleGrid cols={2}>
      <TextInput {...field('nameZh')} label={t('staff.name')} maxLength={40} data-autofocus />
      <TextInput
        {...field('nameEn')}
        label={t('staff.nameEn')}
        maxLength={40}
        placeholder={t('staff.nameEnHint')}
      />
    </SimpleGrid>
  );
};

const Rights = ({ fields: { field, values } }: { fields: Fields }) => {
  const t = useT();
  const { stores } = useSignedIn();
  return (
    <>
      <Radio.Group {...field('role')} label={t('staff.role')}>
        <SimpleGrid cols={2} mt={6}>
          {ROLES.map((role) => (
            <Radio
              key={role}
              value={role}
              label={t(`console.role.${role}`)}
              description={t(`staff.role.${role}`)}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
      {values.role !== 'owner' && (
        <Checkbox.Group {...field('storeIds')} label={t('staff.stores')}>
          <SimpleGrid cols={2} mt={6} mb={6}>
            {stores.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      )}
    </>
  );
};

type Props = { person: StaffRow | null; onClose: () => void };

/** Sends the person: a new one, or the changed facts of one who is here. */
const useSave = ({ person, onClose }: Props) => {
  const t = useT();
  const add = useAddPerson();
  const edit = useEditPerson();
  // one id for as long as the dialog is open: a retry adds no one twice
  const [requestId] = useState(newRequestId);
  const { isPending, error } = person === null ? add : edit;
  const save = (fields: PersonFields): void => {
    if (isPending) return;
    const message =
      person === null ? t('staff.added', { name: fields.nameZh.trim() }) : t('staff.saved');
    const onSuccess = (): void => {
      notifications.show({ color: 'teal', message });
      onClose();
    };
    const facts = personOf(fields);
    if (person === null)
      add.mutate({ requestId, ...facts, password: fields.password }, { onSuccess });
    else edit.mutate({ operatorId: person.operatorId, ...facts }, { onSuccess });
  };
  return { save, isPending, error };
};

/** A new person, or the facts of one who is here. */
export const PersonDialog = ({ person, onClose }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const { save, isPending, error } = useSave({ person, onClose });
  const isNew = person === null;
  const fields = useFields<PersonFields>({
    initialValues: fieldsOf(person),
    problemsOf: (values) => problemsOf(values, isNew),
  });
  const handleSubmit = fields.submit(save);
  return (
    <FormDialog
      onClose={onClose}
      size={640}
      centered
      title={isNew ? t('staff.add') : t('staff.editTitle', { name: person.name.zh })}
    >
      <DialogForm
        submit={{ label: t(isNew ? 'staff.add' : 'staff.save'), testId: 'person-save' }}
        onSubmit={handleSubmit}
        onCancel={onClose}
        values={fields.values}
        isBusy={isPending}
        error={error && errorText(error)}
        testId="person-form"
        errorTestId="person-error"
      >
        <Names fields={fields} />
        <TextInput
          {...fields.field('account')}
          label={t('staff.account')}
          description={t('staff.accountHint')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Rights fields={fields} />
        {isNew && (
          <PasswordField
            {...fields.field('password')}
            label={t('staff.password')}
            onSuggest={(password) => fields.set({ password })}
          />
        )}
      </DialogForm>
    </FormDialog>
  );
};
