import { useState, type ChangeEvent } from 'react';
import { errorText } from '#shared/i18n/error-text.ts';
import { MOST_PHOTO_BYTES } from '#shared/order/refund/refund-form.ts';
import { pictureUrl } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { shrinkPhoto } from '../../../lib/photo/shrink-photo.ts';
import { upload } from '../../../lib/platform.ts';
import { Button } from '../../../ui/button.tsx';
import { useEdit, type Profile } from '../queries.ts';

/** A picture is shown small: a bigger file is made smaller first. */
const PLENTY_BYTES = 500_000;

const sendable = async (file: File): Promise<Blob | null> => {
  const sent = file.size > PLENTY_BYTES ? ((await shrinkPhoto(file)) ?? file) : file;
  return sent.size <= MOST_PHOTO_BYTES ? sent : null;
};

/** The picture of an account, or the first letter of its name. */
const Face = ({ picture, nickname }: Pick<Profile, 'picture' | 'nickname'>) => {
  const [broken, setBroken] = useState('');
  return picture === '' || broken === picture ? (
    <span className="profile__face" aria-hidden="true">
      {[...nickname][0]}
    </span>
  ) : (
    <img
      className="profile__face"
      src={pictureUrl(picture)}
      alt=""
      width={72}
      height={72}
      onError={() => setBroken(picture)}
    />
  );
};

export const PictureRow = ({ profile: { picture, nickname } }: { profile: Profile }) => {
  const t = useT();
  const edit = useEdit();
  const [isSending, setIsSending] = useState(false);
  const isBusy = isSending || edit.isPending;
  const show = async (url: string): Promise<void> => {
    await edit.mutateAsync({ picture: url });
    notify(t('profile.pictureDone'));
  };
  const send = async (file: File): Promise<void> => {
    const sent = await sendable(file);
    if (sent === null) notify(t('profile.pictureTooBig', { size: '5 MB' }));
    else await show(await upload('avatar', sent));
  };
  const run = async (work: Promise<void>): Promise<void> => {
    setIsSending(true);
    try {
      await work;
    } catch (error) {
      notify(errorText(error, t));
    } finally {
      setIsSending(false);
    }
  };
  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    target.value = '';
    if (file !== undefined) void run(send(file));
  };
  return (
    <div className="profile__picture" aria-busy={isBusy}>
      <Face picture={picture} nickname={nickname} />
      <label className="button button--quiet button--small profile__choose">
        {t('profile.pictureChange')}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="unseen"
          disabled={isBusy}
          onChange={handleChoose}
          data-testid="picture-file"
        />
      </label>
      {picture !== '' && (
        <Button size="small" tone="quiet" isDisabled={isBusy} onPress={() => run(show(''))}>
          {t('profile.pictureRemove')}
        </Button>
      )}
    </div>
  );
};
