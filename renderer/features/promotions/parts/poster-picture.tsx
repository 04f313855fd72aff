import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconPhoto } from '@tabler/icons-react';
import { isApiError } from '#shared/client/api-error.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useErrorText, useLanguage, useT } from '../../../lib/i18n.ts';
import { pictureUrl } from '../../../lib/picture-url.ts';
import { POSTER_RATIO, posterPhoto } from '../poster-photo.ts';
import type { TypedPromotion } from '../promotion-fields.ts';
import { sendPicture } from '../queries.ts';
import type { PartProps } from './part-props.ts';

/** A poster as guests see it on the page of the store. */
const AsSeen = ({ picture, nameZh, nameEn }: TypedPromotion) => {
  const t = useT();
  const isEnglish = useLanguage() === 'en';
  const name = (isEnglish && nameEn.trim()) || nameZh.trim();
  return (
    <figure style={{ margin: 0, width: '100%', maxWidth: 420 }} data-testid="poster-as-seen">
      <Text component="figcaption" size="sm" c="dimmed" mb={4}>
        {t('storePromo.poster.asSeen')}
      </Text>
      <Text fw={700} mb={4}>
        {name}
      </Text>
      <img
        src={pictureUrl(picture)}
        alt={name || t('storePromo.poster.picture')}
        style={{
          display: 'block',
          width: '100%',
          aspectRatio: POSTER_RATIO,
          objectFit: 'cover',
          borderRadius: 10,
        }}
      />
    </figure>
  );
};

type Props = PartProps & { storeId: StoreId };

/** The picture of a poster: cut here to the shape of posters, kept by the server. */
export const PosterPicture = ({ form, isLocked, storeId }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const send = useMutation({
    mutationFn: async (file: File) => sendPicture(storeId, await posterPhoto(file)),
    onSuccess: (picture) => form.set({ picture }),
  });
  const { values } = form;
  if (values.kind !== 'poster') return null;
  const sendProblem =
    send.error &&
    (isApiError(send.error) ? errorText(send.error) : t('storePromo.poster.notPicture'));
  const problem = sendProblem ?? form.errorOf('picture');
  return (
    <Stack gap="xs" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
      <Text component="legend" fw={600} mb={4}>
        {t('storePromo.poster.picture')}
      </Text>
      {values.picture !== '' && <AsSeen {...values} />}
      <Group>
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          onChange={(file) => file && send.mutate(file)}
          disabled={isLocked}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={send.isPending}
              disabled={isLocked}
              leftSection={<IconPhoto size={20} aria-hidden />}
              data-testid="poster-choose"
            >
              {t(values.picture === '' ? 'storePromo.poster.choose' : 'storePromo.poster.other')}
            </Button>
          )}
        </FileButton>
      </Group>
      <Text c="dimmed" size="sm">
        {t('storePromo.poster.note')}
      </Text>
      {problem !== null && (
        <Text size="sm" c="red.9" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
};
