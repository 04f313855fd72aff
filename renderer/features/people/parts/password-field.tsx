import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useT } from '../../../lib/i18n.ts';
import { suggestPassword } from './person-form.ts';

type Props = TextInputProps & { onSuggest: (password: string) => void };

/** A password that an owner gives to somebody else: readable, for it has to be passed on. */
export const PasswordField = ({ onSuggest, ...input }: Props) => {
  const t = useT();
  return (
    <TextInput
      {...input}
      description={t('staff.passwordHint')}
      maxLength={200}
      autoComplete="new-password"
      autoCapitalize="off"
      spellCheck={false}
      rightSectionWidth={130}
      rightSection={
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => onSuggest(suggestPassword())}
          data-testid="suggest-password"
        >
          {t('staff.suggest')}
        </Button>
      }
    />
  );
};
