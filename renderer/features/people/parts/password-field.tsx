import { Button, TextInput } from '@mantine/core';
import { useT } from '../../../lib/i18n.ts';
import { suggestPassword } from './person-form.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
};

/** A password that an owner gives to somebody else: readable, for it has to be told. */
export const PasswordField = ({ label, value, onChange, error }: Props) => {
  const t = useT();
  return (
    <TextInput
      label={label}
      description={t('staff.passwordHint')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={200}
      autoComplete="new-password"
      autoCapitalize="off"
      spellCheck={false}
      error={error}
      rightSectionWidth={130}
      rightSection={
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => onChange(suggestPassword())}
          data-testid="suggest-password"
        >
          {t('staff.suggest')}
        </Button>
      }
    />
  );
};
