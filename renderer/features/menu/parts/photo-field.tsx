import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconPhoto } from '@tabler/icons-react';
import type { StoreId } from '#shared/kernel/ids.ts';
import { isApiError } from '#shared/client/api-error.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { sendPhoto } from '../queries.ts';
import { squarePhoto } from '../square-photo.ts';
import classes from '../menu.module.css';

type Props = { storeId: StoreId; picture: string; onChange: (picture: string) => void };

/** The photo of a dish: cut to a square here, kept by the server. */
export const PhotoField = ({ storeId, picture, onChange }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const send = useMutation({
    mutationFn: async (file: File) => sendPhoto(storeId, await squarePhoto(file)),
    onSuccess: onChange,
  });
  return (
    <div className={`${classes['photo']} ${classes['wide']}`}>
      <img src={pictureUrl(picture || '/pictures/none/photo.svg')} alt="" />
      <Stack gap="xs">
        <Group>
          <FileButton
            accept="image/jpeg,image/png,image/webp"
            onChange={(file) => file && send.mutate(file)}
          >
            {(button) => (
              <Button
                {...button}
                variant="default"
                loading={send.isPending}
                leftSection={<IconPhoto size={20} aria-hidden />}
              >
                {t(picture === '' ? 'menuEdit.choosePhoto' : 'menuEdit.otherPhoto')}
              </Button>
            )}
          </FileButton>
          {picture !== '' && (
            <Button variant="subtle" onClick={() => onChange('')}>
              {t('menuEdit.noPhoto')}
            </Button>
          )}
        </Group>
        <Text c="dimmed" size="sm">
          {t('menuEdit.photoHint')}
        </Text>
        {send.error && (
          <Text c="red.9" role="alert">
            {isApiError(send.error) ? errorText(send.error) : t('menuEdit.photoBad')}
          </Text>
        )}
      </Stack>
    </div>
  );
};
