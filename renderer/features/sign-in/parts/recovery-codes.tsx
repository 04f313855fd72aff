import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { recoveryShown } from '#shared/validate/otp-code.ts';
import { useT } from '../../../lib/i18n.ts';
import { saveFile } from '../../../lib/save-file.ts';
import classes from './otp.module.css';

/** The codes for a lost phone, shown once. */
export const RecoveryCodes = ({
  codes,
  onDone,
}: {
  codes: readonly string[];
  onDone: () => void;
}) => {
  const t = useT();
  const shown = codes.map(recoveryShown);
  const handleSave = (): void =>
    saveFile('senado-recovery-codes.txt', 'text/plain', `${shown.join('\n')}\n`);
  return (
    <Stack gap="md">
      <Alert color="teal" variant="light" icon={<IconShieldCheck aria-hidden />} role="status">
        {t('otp.isOn')}
      </Alert>
      <Text>{t('otp.recoveryLead')}</Text>
      <ul className={classes['codes']} aria-label={t('otp.recovery')} data-testid="recovery-codes">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={handleSave}
        >
          {t('otp.save')}
        </Button>
        <Button onClick={onDone} autoFocus data-testid="recovery-kept">
          {t('otp.kept')}
        </Button>
      </Group>
    </Stack>
  );
};
