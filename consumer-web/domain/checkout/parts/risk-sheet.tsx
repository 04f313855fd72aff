import { useState } from 'react';
import { certificateType } from '#shared/codes/certificate-type.ts';
import { identity, type IdentityForm, type IdentityReason } from '#shared/validate/identity.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { usePerson } from '../person.ts';
import { useKeepRisk } from '../use-keep-risk.ts';

const NAMES = ['macaoId', 'hkId', 'mainlandId', 'passport'] as const;
const set = (change: Partial<IdentityForm>): void => {
  usePerson.setState(({ risk }) => ({ risk: { ...risk, ...change } }));
};

const TypeField = ({ value }: { value: IdentityForm['riskCertificateType'] }) => {
  const t = useT();
  return (
    <>
      <label className="checkout__label" htmlFor="risk-type">
        {t('checkout.riskType')}
      </label>
      <select
        id="risk-type"
        className="checkout__text"
        value={value ?? ''}
        onChange={(event) => set({ riskCertificateType: Number(event.target.value) })}
      >
        {NAMES.map((name) => (
          <option key={name} value={certificateType.codes[name]}>
            {t(`certificate.${name}`)}
          </option>
        ))}
      </select>
    </>
  );
};

const NumberField = ({ value, isWrong }: { value: string; isWrong: boolean }) => {
  const t = useT();
  return (
    <>
      <label className="checkout__label" htmlFor="risk-number">
        {t('checkout.riskNumber')}
      </label>
      <input
        id="risk-number"
        className="checkout__text num"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={4}
        value={value}
        aria-invalid={isWrong}
        onChange={(event) => set({ riskCertificateNum: event.target.value })}
      />
    </>
  );
};

const AgreeTick = ({ isAgreed }: { isAgreed: boolean }) => {
  const t = useT();
  return (
    <label className="checkout__tick">
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={(event) => set({ isAgreed: event.target.checked })}
      />{' '}
      {t('checkout.riskTick')}
    </label>
  );
};

/** Saves the document if it is complete; `reason`: why it is not, or was not accepted. */
const useConfirm = (risk: IdentityForm, onDone: () => void) => {
  const [reason, setReason] = useState<IdentityReason | null>(null);
  const keep = useKeepRisk();
  const confirm = (): void => {
    const checked = identity(risk);
    setReason(checked.ok ? null : checked.reason);
    if (checked.ok)
      keep.mutate(risk, {
        onSuccess: onDone,
        onError: () => {
          setReason('number');
        },
      });
  };
  return { reason, isBusy: keep.isPending, confirm };
};

/** The buyer's document: its kind and last 4 characters, nothing more (decision K6). `refusal`: why the order was not made without. */
export const RiskSheet = ({
  refusal,
  onClose,
}: {
  refusal: string | null;
  onClose: () => void;
}) => {
  const t = useT();
  const risk = usePerson((person) => person.risk);
  const { reason, isBusy, confirm: handleConfirm } = useConfirm(risk, onClose);
  const message = reason === null ? refusal : t(`validate.identity.${reason}`);
  return (
    <Sheet
      title={t('checkout.risk')}
      onClose={onClose}
      foot={
        <Button isBlock isBusy={isBusy} onPress={handleConfirm}>
          {t('checkout.confirm')}
        </Button>
      }
    >
      <p className="checkout__hint">{t('checkout.riskText')}</p>
      <TypeField value={risk.riskCertificateType} />
      <NumberField
        value={risk.riskCertificateNum}
        isWrong={reason === 'number' || reason === 'numberRequired'}
      />
      <AgreeTick isAgreed={risk.isAgreed} />
      {message !== null && (
        <p className="alert checkout__problem" role="alert">
          {message}
        </p>
      )}
    </Sheet>
  );
};
