import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { Profile } from '../queries.ts';
import { BirthdaySheet } from './birthday-sheet.tsx';
import { NameSheet } from './name-sheet.tsx';
import { PhoneSheet } from './phone-sheet.tsx';
import { PictureRow } from './picture-row.tsx';

type Edited = 'name' | 'birthday' | 'phone';
type RowProps = { name: string; value: string; onPress: () => void };

const EditRow = ({ name, value, onPress }: RowProps) => (
  <button type="button" className="menu-row profile__row" onClick={onPress}>
    <span>{name}</span>
    <span className="menu-row__value num">{value}</span>
    <Icon name="next" />
  </button>
);

/** Picture, name, birthday and phone. */
export const AboutYou = ({ profile }: { profile: Profile }) => {
  const t = useT();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { nickname, birthday, region, phone } = profile;
  const handleClose = (): void => setEdited(null);
  return (
    <Card title={t('profile.about')}>
      <PictureRow profile={profile} />
      <EditRow name={t('profile.name')} value={nickname} onPress={() => setEdited('name')} />
      {birthday === null ? (
        <EditRow
          name={t('profile.birthday')}
          value={t('profile.birthdayNone')}
          onPress={() => setEdited('birthday')}
        />
      ) : (
        <div className="menu-row">
          <span>{t('profile.birthday')}</span>
          <span className="menu-row__value num">{birthday}</span>
        </div>
      )}
      <EditRow
        name={t('profile.phone')}
        value={`+${region} ${phone}`}
        onPress={() => setEdited('phone')}
      />
      {edited === 'name' && <NameSheet name={nickname} phone={phone} onClose={handleClose} />}
      {edited === 'birthday' && <BirthdaySheet onClose={handleClose} />}
      {edited === 'phone' && <PhoneSheet profile={profile} onClose={handleClose} />}
    </Card>
  );
};
