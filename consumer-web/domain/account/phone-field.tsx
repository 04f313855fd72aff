import { useId } from 'react';
import type { PhoneReason, PhoneRegion } from '#shared/validate/phone.ts';
import { useT } from '../../lib/i18n.ts';

const REGIONS = ['853', '852', '86'] as const satisfies readonly PhoneRegion[];
const DIGITS: Record<PhoneRegion, number> = { '853': 8, '852': 8, '86': 11 };

type Props = {
  /** Whose phone it is, where that is not plain. */
  label?: string;
  region: PhoneRegion;
  phone: string;
  reason: PhoneReason | null;
  onRegion: (region: PhoneRegion) => void;
  onPhone: (phone: string) => void;
};

/** Region and number as one field; a sentence for each way to be wrong. */
export const PhoneField = ({ label, region, phone, reason, onRegion, onPhone }: Props) => {
  const t = useT();
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label ?? t('login.phone')}
      </label>
      <div className={`field__box${reason ? ' field__box--bad' : ''}`}>
        <select
          className="field__region"
          value={region}
          aria-label={t('login.region')}
          onChange={(event) => onRegion(REGIONS.find((one) => one === event.target.value) ?? '853')}
        >
          {REGIONS.map((one) => (
            <option key={one} value={one}>
              {t(`login.region.${one}`)}
            </option>
          ))}
        </select>
        <input
          id={id}
          className="field__input num"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={phone}
          maxLength={20}
          aria-invalid={reason !== null}
          aria-describedby={reason ? `${id}-why` : undefined}
          onChange={(event) => onPhone(event.target.value)}
        />
      </div>
      {reason !== null && (
        <p className="field__why" id={`${id}-why`} role="alert">
          {t(`login.phone.${reason}`, { count: DIGITS[region] })}
        </p>
      )}
    </div>
  );
};
