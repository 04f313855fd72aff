import { Text } from '@mantine/core';
import { useErrorText } from '../../../lib/i18n.ts';

/** Why a file could not be taken in or out. */
export const Failure = ({ error }: { error: unknown }) => {
  const errorText = useErrorText();
  return error === null ? null : (
    <Text c="red.9" role="alert" data-testid="menu-file-error">
      {errorText(error)}
    </Text>
  );
};
