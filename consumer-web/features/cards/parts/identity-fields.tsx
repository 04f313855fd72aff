import '../../../ui/field.css';
import { useId } from 'react';
import { certificateType } from '#shared/codes/certificate-type.ts';
import type { IdentityForm, IdentityReason } from '#shared/validate/identity.ts';
import { useT } from '../../../lib/i18n.ts';
import { TextField } from '../../../ui/text-field.tsx';

const NAMES = ['macaoId', 'hkId', 'mainlandId', 'passport'] as const;

type Props = {
  form: IdentityForm;
  reason: IdentityReason | null;
  onChange: (change: Partial<IdentityForm>) => void;
};

/** Kind of certificate and its last four characters (decision K6). */
export const IdentityFields = ({ form, reason, onChange }: Props) => {
  const t = useT();
  const id = useId();
  const isNumber = reason === 'number' || reason === 'numberRequired';
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {t('cards.idType')}
        </label>
        <div className="field__box">
          <select
            id={id}
            className="field__input"
            value={form.riskCertificateType ?? ''}
            onChange={(event) => onChange({ riskCertificateType: Number(event.target.value) })}
          >
            {NAMES.map((name) => (
              <option key={name} value={certificateType.codes[name]}>
                {t(`certificate.${name}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <TextField
        label={t('cards.idNumber')}
        value={form.riskCertificateNum}
        hint={t('cards.idNote')}
        why={isNumber ? t(`cards.idReason.${reason}`) : null}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={4}
        onChange={(riskCertificateNum) => onChange({ riskCertificateNum })}
      />
    </>
  );
};
