import { useState, type SyntheticEvent } from 'react';
import { errorText } from '#shared/i18n/error-text.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { birthday, firstBirthday } from '#shared/validate/birthday.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useEdit } from '../queries.ts';

/** The birthday, which is set once. */
export const BirthdaySheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const edit = useEdit();
  const now = useNow();
  const [typed, setTyped] = useState('');
  const [isBad, setIsBad] = useState(false);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const checked = birthday(typed, now);
    setIsBad(!checked.ok);
    if (!checked.ok || edit.isPending) return;
    edit.mutate(
      { birthday: checked.day },
      {
        onSuccess: () => {
          notify(t('profile.saved'));
          onClose();
        },
      },
    );
  };
  return (
    <Sheet title={t('profile.birthday')} onClose={onClose}>
      <form className="profile__form" noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('profile.birthday')}
          type="date"
          min={firstBirthday(now)}
          max={dayOf(now)}
          value={typed}
          hint={t('profile.birthdayHint')}
          why={isBad ? t('profile.birthdayBad') : edit.error && errorText(edit.error, t)}
          autoComplete="bday"
          onChange={(value) => {
            setIsBad(false);
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
