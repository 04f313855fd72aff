import {
  Button,
  Checkbox,
  Group,
  Modal,
  Radio,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState, type SyntheticEvent } from 'react';
import { ROLES } from '#shared/codes/group-order.ts';
import type { StaffRow } from '#shared/contract/merchant/people.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useAddPerson, useEditPerson } from '../mutations.ts';
import { PasswordField } from './password-field.tsx';
import { personOf, problemsOf, typedOf, type Field, type Typed } from './person-form.ts';

type SetTyped = (change: Partial<Typed>) => void;
type Parts = { typed: Typed; set: SetTyped; say: (field: Field) => string | null };

const Names = ({ typed, set, say }: Parts) => {
  const t = useT();
  return (
    <SimpleGrid cols={2}>
      <TextInput
        label={t('staff.name')}
        value={typed.nameZh}
        onChange={(event) => set({ nameZh: event.currentTarget.value })}
        maxLength={40}
        error={say('name')}
        data-autofocus
      />
      <TextInput
        label={t('staff.nameEn')}
        value={typed.nameEn}
        onChange={(event) => set({ nameEn: event.currentTarget.value })}
        maxLength={40}
        placeholder={t('staff.nameEnHint')}
      />
    </SimpleGrid>
  );
};

const Rights = ({ typed, set, say }: Parts) => {
  const t = useT();
  const { stores } = useSignedIn();
  return (
    <>
      <Radio.Group label={t('staff.role')} value={typed.role} onChange={(role) => set({ role })}>
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
      {typed.role === 'owner' ? null : (
        <Checkbox.Group
          label={t('staff.stores')}
          value={typed.storeIds}
          onChange={(storeIds) => set({ storeIds })}
          error={say('stores')}
        >
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

/** A new person, or the facts of one who is here. */
export const PersonDialog = ({
  person,
  onClose,
}: {
  person: StaffRow | null;
  onClose: () => void;
}) => {
  const t = useT();
  const errorText = useErrorText();
  const [add, edit] = [useAddPerson(), useEditPerson()];
  // one id for as long as the dialog is open: sending again adds nobody twice
  const [requestId] = useState(newRequestId);
  const [typed, setTyped] = useState(() => typedOf(person));
  const [isAsked, setAsked] = useState(false);
  const isNew = person === null;
  const change = isNew ? add : edit;
  const problems = isAsked ? problemsOf(typed, isNew) : null;
  const parts: Parts = {
    typed,
    set: (some) => setTyped({ ...typed, ...some }),
    say: (field) => {
      const key = problems?.[field];
      return key ? t(key) : null;
    },
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (problemsOf(typed, isNew) || change.isPending) return;
    const done = {
      onSuccess: () => {
        notifications.show({
          color: 'teal',
          message: isNew ? t('staff.added', { name: typed.nameZh.trim() }) : t('staff.saved'),
        });
        onClose();
      },
    };
    if (isNew) add.mutate({ requestId, ...personOf(typed), password: typed.password }, done);
    else edit.mutate({ operatorId: person.operatorId, ...personOf(typed) }, done);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      centered
      title={
        <Text component="span" fw={650} size="lg">
          {isNew ? t('staff.add') : t('staff.editTitle', { name: person.name.zh })}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={submit} noValidate data-testid="person-form">
        <Stack gap="md">
          <Names {...parts} />
          <TextInput
            label={t('staff.account')}
            description={t('staff.accountHint')}
            value={typed.account}
            onChange={(event) => parts.set({ account: event.currentTarget.value })}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            error={parts.say('account')}
          />
          <Rights {...parts} />
          {isNew ? (
            <PasswordField
              label={t('staff.password')}
              value={typed.password}
              onChange={(password) => parts.set({ password })}
              error={parts.say('password')}
            />
          ) : null}
          {change.isError ? (
            <Text c="red.9" role="alert" data-testid="person-error">
              {errorText(change.error)}
            </Text>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={change.isPending} data-testid="person-save">
              {t(isNew ? 'staff.add' : 'staff.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
