import { Button, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { useFields } from '../lib/form.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { DialogForm, type DialogFormProps } from '../ui/dialog/dialog-form.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Section, State } from './state.tsx';

const handleNothing = (): void => undefined;
const SUBMIT = { label: '儲存', testId: 'gallery-save' };

const Form = (props: Partial<DialogFormProps>) => {
  const { field, submit } = useFields({
    initialValues: { name: '' },
    problemsOf: ({ name }) => ({ name: name === '' ? 'devices.nameMissing' : null }),
  });
  const handleSubmit = submit(handleNothing);
  return (
    <DialogForm
      submit={SUBMIT}
      onSubmit={handleSubmit}
      onCancel={handleNothing}
      isBusy={false}
      {...props}
    >
      <TextInput {...field('name')} label="名稱" disabled={props.isBusy ?? false} />
    </DialogForm>
  );
};

type Open = 'dialog' | 'plain' | 'bad' | 'failed';

const OpenDialog = ({ open, onClose }: { open: Open; onClose: () => void }) => {
  if (open === 'dialog')
    return (
      <Dialog title="一台新的收銀機" onClose={onClose} centered>
        <Form onCancel={onClose} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={open === 'plain' ? '結束今天的帳？' : '停用這台收銀機？'}
      text="這一步會記錄在案。"
      confirm={{
        label: '確定',
        tone: open === 'plain' ? 'plain' : 'bad',
        icon: <IconLock size={20} aria-hidden />,
      }}
      isBusy={false}
      error={open === 'failed' ? new Error('failed') : null}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
};

const BUTTONS: readonly [Open, string][] = [
  ['dialog', 'Dialog'],
  ['plain', 'ConfirmDialog, plain'],
  ['bad', 'ConfirmDialog, bad'],
  ['failed', 'ConfirmDialog, failed'],
];

/** The dialogs: their bodies in each state, and the dialogs at the press of a button. */
export const DialogStates = () => {
  const [open, setOpen] = useState<Open | null>(null);
  const handleSubmit = (event: SyntheticEvent): void => event.preventDefault();
  return (
    <Section title="dialog/">
      <State name="DialogForm: empty; press for its errors">
        <Form />
      </State>
      <State name="DialogForm: failed">
        <Form error="網路不給力，請稍後再試" />
      </State>
      <State name="DialogForm: busy">
        <Form isBusy />
      </State>
      <State name="DialogForm: taking away, blocked">
        <DialogForm
          submit={{ ...SUBMIT, label: '移除', tone: 'bad', isBlocked: true }}
          onSubmit={handleSubmit}
          onCancel={handleNothing}
          isBusy={false}
        />
      </State>
      <State name="Over the page">
        {BUTTONS.map(([which, label]) => (
          <Button key={which} variant="default" onClick={() => setOpen(which)}>
            {label}
          </Button>
        ))}
      </State>
      {open && <OpenDialog open={open} onClose={() => setOpen(null)} />}
    </Section>
  );
};
