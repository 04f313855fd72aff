import { Modal, Text, type ModalProps } from '@mantine/core';
import { useT } from '../../lib/i18n.ts';

type Props = Omit<ModalProps, 'opened' | 'closeButtonProps'> & {
  opened?: boolean;
  'data-testid'?: string;
};

/** A dialog with the console's title; open for as long as it is on the page. */
export const Dialog = ({ title, opened = true, ...modal }: Props) => {
  const t = useT();
  return (
    <Modal
      {...modal}
      opened={opened}
      title={
        <Text component="span" fw={650} size="lg">
          {title}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    />
  );
};
