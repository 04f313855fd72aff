import './cards.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { DEFAULT_CERTIFICATE_TYPE } from '#shared/codes/certificate-type.ts';
import { identity, type IdentityForm } from '#shared/validate/identity.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { cardsQuery } from '../../domain/payment/card-list.ts';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { CardStep } from './parts/card-step.tsx';
import { identityText } from './parts/identity-text.ts';
import { IdentityStep } from './parts/identity-step.tsx';

const EMPTY: IdentityForm = {
  riskCertificateType: DEFAULT_CERTIFICATE_TYPE,
  riskCertificateNum: '',
  isAgreed: false,
};

/** A new card: first the owner's identity, then the card. Nothing of it is kept in the browser. */
export const CardAddScreen = () => {
  const t = useT();
  const [form, setForm] = useState(EMPTY);
  const [isAtCard, setIsAtCard] = useState(false);
  const checked = identity(form);
  const listed = useQuery(cardsQuery());
  const known = listed.data === undefined ? null : identityText(listed.data.identity, t);
  return (
    <Page title={t('title.cardAdd')} backPath={consumerRoutes.cardManagement.path}>
      <div className="cards">
        {isAtCard && checked.ok ? (
          <CardStep
            identity={{
              riskCertificateType: checked.riskCertificateType,
              riskCertificateNum: checked.riskCertificateNum,
            }}
            onBack={() => setIsAtCard(false)}
          />
        ) : (
          <IdentityStep
            form={form}
            known={known}
            onChange={(change) => setForm((old) => ({ ...old, ...change }))}
            onNext={() => setIsAtCard(true)}
          />
        )}
      </div>
    </Page>
  );
};
