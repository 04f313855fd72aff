import { ADDRESS_TITLES } from '#shared/codes/address-title.ts';
import type { PhoneRegion } from '#shared/validate/phone.ts';
import { useT } from '../../../lib/i18n.ts';
import type { AddressDraft } from '../draft.ts';
import type { FieldErrors } from '../form-errors.ts';
import { Chips, Field } from './field.tsx';

const REGIONS = ['853', '852', '86'] as const satisfies readonly PhoneRegion[];
type Props = {
  draft: AddressDraft;
  errors: FieldErrors;
  change: (part: Partial<AddressDraft>) => void;
};

/** Whom to call, and how they are addressed. */
export const ContactFields = ({ draft, errors, change }: Props) => {
  const t = useT();
  return (
    <>
      <Field label={t('address.form.name')} why={errors.name ?? null}>
        {(props) => (
          <input
            {...props}
            className="afield__input"
            type="text"
            autoComplete="name"
            maxLength={60}
            value={draft.contactName}
            placeholder={t('address.form.nameHint')}
            onChange={(event) => change({ contactName: event.target.value })}
          />
        )}
      </Field>
      <Chips
        label={t('address.form.title')}
        options={ADDRESS_TITLES.map((title) => [title, t(`address.title.${title}`)])}
        value={draft.title ?? null}
        onChoose={(title) => change({ title: title ?? undefined })}
      />
      <Field label={t('address.form.phone')} why={errors.phone ?? null}>
        {(props) => (
          <>
            <select
              className="afield__region"
              value={draft.region}
              aria-label={t('address.form.region')}
              onChange={(event) =>
                change({ region: REGIONS.find((one) => one === event.target.value) ?? '853' })
              }
            >
              {REGIONS.map((one) => (
                <option key={one} value={one}>
                  {t(`login.region.${one}`)}
                </option>
              ))}
            </select>
            <input
              {...props}
              className="afield__input num"
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              maxLength={20}
              value={draft.phone}
              onChange={(event) => change({ phone: event.target.value })}
            />
          </>
        )}
      </Field>
    </>
  );
};
