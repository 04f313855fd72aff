import { Modal, Text, type ModalProps } from '@mantine/core';
import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useT } from '../../lib/i18n.ts';
import { FormLeaveContext } from './form-leave.ts';
import classes from './dialog.module.css';

/** The dialogs that are open, each above those before it. */
const open = createStore<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** Whether a dialog has no other above it. */
const useIsTop = (isOpen: boolean): boolean => {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    open.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => open.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  }, [id, isOpen]);
  return useStore(open, ({ ids }) => ids.at(-1) === id);
};

type Props = Omit<ModalProps, 'opened' | 'closeButtonProps'> & {
  opened?: boolean;
  'data-testid'?: string;
};

/** A dialog with the console's title; open for as long as it is on the page. Escape closes the one above all others, and leaves the one that it came from. */
export const Dialog = ({
  title,
  opened = true,
  closeOnEscape = true,
  children,
  ...modal
}: Props) => {
  const t = useT();
  const isTop = useIsTop(opened);
  return (
    <Modal
      classNames={{ content: classes['content'] ?? '' }}
      {...modal}
      opened={opened}
      closeOnEscape={closeOnEscape && isTop}
      title={
        <Text component="span" fw={650} size="lg">
          {title}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {/* a dialog above a form has a way out of its own */}
      <FormLeaveContext value={null}>{children}</FormLeaveContext>
    </Modal>
  );
};
