import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useT } from '../../../lib/i18n.ts';

/** A password or a PIN that may be shown while it is typed. */
export const SecretInput = (props: PasswordInputProps) => {
  const t = useT();
  return (
    <PasswordInput
      {...props}
      visibilityToggleButtonProps={{ 'aria-label': t('console.login.showPassword') }}
    />
  );
};
