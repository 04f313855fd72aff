import { Button, CopyButton, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import classes from '../desk.module.css';

/** A path of the server as a phone opens it. */
const wholeLink = (path: string): string => new URL(pictureUrl(path), window.location.href).href;

/** The driver's page, to scan from the till or to send on. */
export const RunLink = ({ path }: { path: string }) => {
  const t = useT();
  const link = wholeLink(path);
  const picture = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(link, { border: 2, ecc: 'M' }))}`,
    [link],
  );
  return (
    <Stack gap="sm" align="center">
      <img className={classes['qr']} src={picture} alt={t('desk.out.qr')} />
      <Text ta="center" size="sm" c="dimmed">
        {t('desk.out.linkHint')}
      </Text>
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="md"
            leftSection={
              copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />
            }
            onClick={() => copy()}
            data-testid="desk-run-link"
            data-link={link}
          >
            {t(copied ? 'desk.out.copied' : 'desk.out.copy')}
          </Button>
        )}
      </CopyButton>
    </Stack>
  );
};
