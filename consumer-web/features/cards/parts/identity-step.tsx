import { useState } from 'react';
import { identity, type IdentityForm, type IdentityReason } from '#shared/validate/identity.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { IdentityFields } from './identity-fields.tsx';

type Props = {
  /** The identity that the account has; null for none yet. */
  known: string | null;
  form: IdentityForm;
  onChange: (change: Partial<IdentityForm>) => void;
  onNext: () => void;
};

/** Who the card's owner is, and the agreement, which is not ticked beforehand. */
export const IdentityStep = ({ known, form, onChange, onNext }: Props) => {
  const t = useT();
  const [reason, setReason] = useState<IdentityReason | null>(null);
  const handleChange = (change: Partial<IdentityForm>): void => {
    setReason(null);
    onChange(change);
  };
  const handleNext = (): void => {
    const checked = identity(form);
    setReason(checked.ok ? null : checked.reason);
    if (checked.ok) onNext();
  };
  return (
    <Card title={t('cards.step1')}>
      <div className="cards__form">
        {known !== null && (
          <div className="cards__agree">
            <p className="cards__note">{t('cards.identityKnown', { known })}</p>
            <Link to={href(consumerRoutes.paymentManagement, { change: 'identity' })}>
              {t('cards.identityChange')}
            </Link>
          </div>
        )}
        <IdentityFields form={form} reason={reason} onChange={handleChange} />
        <div className="cards__agree">
          <label>
            <input
              type="checkbox"
              checked={form.isAgreed}
              aria-invalid={reason === 'agreement'}
              onChange={(event) => handleChange({ isAgreed: event.target.checked })}
            />
            <span>{t('cards.agree')}</span>
          </label>
          <Link to={consumerRoutes.paymentAgreement.path}>{t('title.paymentAgreement')}</Link>
        </div>
        {(reason === 'agreement' || reason === 'type') && (
          <p className="field__why" role="alert">
            {t(`cards.idReason.${reason}`)}
          </p>
        )}
        <Button isBlock onPress={handleNext}>
          {t('cards.next')}
        </Button>
      </div>
    </Card>
  );
};
