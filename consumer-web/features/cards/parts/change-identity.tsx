import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IDENTITY_MARK_TARGET } from '#shared/codes/certificate-type.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { CARDS_KEY } from '../../../domain/payment/card-list.ts';
import { LaterPayPassword } from '../../../domain/payment/password/later-pay-password.tsx';
import { useT } from '../../../lib/i18n.ts';
import { useReturnTo } from '../../../lib/navigation/use-return-to.ts';
import { notify } from '../../../lib/notice.ts';
import { Card } from '../../../ui/card.tsx';
import { identityApi } from '../api.ts';
import { ProveStep, type Proof } from './prove-step.tsx';

type Wish = Proof & { mark?: string };

/** Sends the change; neither code nor identity is in a store. */
const useChangeIdentity = () => {
  const t = useT();
  const queries = useQueryClient();
  const goBack = useReturnTo(consumerRoutes.paymentManagement.path);
  return useMutation({
    mutationFn: async ({ code, identity, mark }: Wish) => {
      if (identity === null) return;
      await identityApi.identityChange({ code, identity, ...(mark !== undefined && { mark }) });
    },
    gcTime: 0,
    onSuccess: () => {
      notify(t('cards.identityDone'));
      goBack();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: CARDS_KEY }),
  });
};

/** Another identity of the account: a code, and the payment password where there is one (decision MB25). `known`: the one that it has. */
export const ChangeIdentity = ({
  known,
  asksPassword,
}: {
  known: string;
  asksPassword: boolean;
}) => {
  const t = useT();
  const change = useChangeIdentity();
  const [proof, setProof] = useState<Proof | null>(null);
  const handleProof = (given: Proof): void => {
    change.reset();
    if (asksPassword) setProof(given);
    else change.mutate(given);
  };
  const handleMark = (mark: string): void => {
    setProof(null);
    if (proof !== null) change.mutate({ ...proof, mark });
  };
  return (
    <Card title={t('cards.identityChange')}>
      <p className="cards__note">{t('cards.identityKnown', { known })}</p>
      {change.error !== null && (
        <p className="alert" role="alert">
          {errorText(change.error, t)}
        </p>
      )}
      <ProveStep hasIdentity isBusy={change.isPending} onDone={handleProof} />
      {proof !== null && (
        <LaterPayPassword
          target={{ id: IDENTITY_MARK_TARGET, amount: ZERO }}
          onMark={handleMark}
          onClose={() => setProof(null)}
        />
      )}
    </Card>
  );
};
