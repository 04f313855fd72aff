import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#shared/i18n/error-text.ts';
import {
  newPaymentPassword,
  paymentPassword,
  type NewPaymentPasswordReason,
} from '#shared/validate/payment-password.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { Keypad } from '../../../domain/payment/password/keypad.tsx';
import {
  PAY_PASSWORD_KEY,
  payPasswordApi,
} from '../../../domain/payment/password/pay-password-api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useReturnTo } from '../../../lib/navigation/use-return-to.ts';
import { notify } from '../../../lib/notice.ts';
import { ProveStep, type Proof } from './prove-step.tsx';

export type PasswordWay = 'set' | 'reset' | 'find';
type Step = 'prove' | 'old' | 'new' | 'again';

type Wish = { way: PasswordWay; proof: Proof | null; old: string; password: string };

const send = ({ way, proof, old, password }: Wish): Promise<unknown> => {
  if (way === 'reset') return payPasswordApi.payPasswordReset({ old, password });
  const code = proof?.code ?? '';
  return way === 'find' && proof?.identity
    ? payPasswordApi.payPasswordFind({ code, identity: proof.identity, password })
    : payPasswordApi.payPasswordSet({ password, code });
};

/** Sends the change; digits are in no query and no store. */
const useSend = (onFailed: () => void) => {
  const t = useT();
  const queries = useQueryClient();
  const goBack = useReturnTo(consumerRoutes.passwordManagement.path);
  return useMutation({
    mutationFn: send,
    gcTime: 0,
    onSuccess: async () => {
      notify(t('cards.pwDone'));
      goBack();
      await queries.invalidateQueries({ queryKey: PAY_PASSWORD_KEY });
    },
    onError: onFailed,
  });
};

/** The steps in their order: what proves the person, then the new password twice. */
export const PasswordForm = ({ way }: { way: PasswordWay }) => {
  const t = useT();
  const first: Step = way === 'reset' ? 'old' : 'prove';
  const [step, setStep] = useState<Step>(first);
  const [proof, setProof] = useState<Proof | null>(null);
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState<NewPaymentPasswordReason | null>(null);
  const change = useSend(() => {
    setOld('');
    setPassword('');
    setStep(first);
  });
  const handleProof = (given: Proof): void => {
    setProof(given);
    change.reset();
    setStep('new');
  };
  const handleNew = (typed: string): void => {
    const checked = paymentPassword(typed);
    setReason(checked.ok ? null : checked.reason);
    setPassword(typed);
    if (checked.ok) setStep('again');
  };
  const handleAgain = (typed: string): void => {
    const checked = newPaymentPassword(password, typed);
    setReason(checked.ok ? null : checked.reason);
    if (checked.ok) change.mutate({ way, proof, old, password });
    else setStep('new');
  };
  const handleDone = (typed: string): void => {
    if (step === 'old') {
      change.reset();
      setOld(typed);
      setStep('new');
    } else if (step === 'new') handleNew(typed);
    else handleAgain(typed);
  };
  const label = { old: 'cards.pwOld', new: 'cards.pwNew', again: 'cards.pwAgain' } as const;
  const problem =
    reason !== null
      ? t(`validate.paymentPassword.${reason}`)
      : change.error === null
        ? null
        : errorText(change.error, t);
  return (
    <section className="card cards__form">
      {problem !== null && (
        <p className="alert cards__sentence" role="alert">
          {problem}
        </p>
      )}
      {step === 'prove' ? (
        <ProveStep hasIdentity={way === 'find'} onDone={handleProof} />
      ) : (
        <>
          <h2 className="cards__ask">{t(label[step])}</h2>
          <Keypad
            key={step}
            label={t(label[step])}
            isBusy={change.isPending || change.isSuccess}
            onDone={handleDone}
          />
          <p className="cards__note">{t('cards.pwRule')}</p>
        </>
      )}
    </section>
  );
};
