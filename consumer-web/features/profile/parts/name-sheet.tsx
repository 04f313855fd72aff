import { useState, type SyntheticEvent } from 'react';
import { errorText } from '#shared/i18n/error-text.ts';
import { NICKNAME_MOST, nickname, type NicknameReason } from '#shared/validate/nickname.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useEdit } from '../queries.ts';

/** `phone` is masked: its end is what a name must not tell. */
type Props = { name: string; phone: string; onClose: () => void };

export const NameSheet = ({ name, phone, onClose }: Props) => {
  const t = useT();
  const edit = useEdit();
  const [typed, setTyped] = useState(name);
  const [reason, setReason] = useState<NicknameReason | null>(null);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const checked = nickname(typed, phone);
    setReason(checked.ok ? null : checked.reason);
    if (!checked.ok || edit.isPending) return;
    edit.mutate(
      { nickname: checked.nickname },
      {
        onSuccess: () => {
          notify(t('profile.saved'));
          onClose();
        },
      },
    );
  };
  return (
    <Sheet title={t('profile.name')} onClose={onClose}>
      <form className="profile__form" noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('profile.name')}
          value={typed}
          hint={t('profile.nameHint')}
          why={
            reason !== null
              ? t(`profile.nameReason.${reason}`, { count: NICKNAME_MOST })
              : edit.error && errorText(edit.error, t)
          }
          autoComplete="nickname"
          maxLength={100}
          onChange={(value) => {
            setReason(null);
            setTyped(value);
          }}
        />
        <Button type="submit" isBlock isBusy={edit.isPending}>
          {t('profile.save')}
        </Button>
      </form>
    </Sheet>
  );
};
