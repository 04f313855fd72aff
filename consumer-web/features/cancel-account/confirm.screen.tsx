import './cancel.css';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { forgetPerson } from '../../domain/account/forget-person.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { useSession } from '../../lib/session/session.ts';
import { useCodeRequest } from '../../domain/account/use-code-request.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { api } from './api.ts';
import { useCloseAccount } from './queries.ts';

/** Removes the person's data once the screen is gone: sooner, its guard would lead to sign-in. */
const useForgetOnLeaving = () => {
  const leaving = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (leaving.current !== null) forgetPerson(leaving.current);
    },
    [],
  );
  return (): void => {
    leaving.current = useSession.getState().member?.userId ?? '';
  };
};

/** Refusals that lead back to the check of the account. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  CLOSING_BLOCKED: consumerRoutes.cancelError.path,
  CLOSING_LOSSES: consumerRoutes.cancelCheck.path,
};

const ConfirmForm = ({ mark }: { mark: string }) => {
  const t = useT();
  const navigate = useNavigate();
  const close = useCloseAccount();
  const { send, why, ...field } = useCodeRequest('cancel', () => api.cancelAccountSendCode({}));
  const forgetOnLeaving = useForgetOnLeaving();
  const phone = useSession((state) => state.member?.phone ?? '');
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const handleChangeCode = (value: string): void => {
    setCode(value);
    setIsShort(false);
    close.reset();
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isCode = /^\d{6}$/.test(code);
    setIsShort(!isCode);
    if (!isCode || close.isPending) return;
    close.mutate(
      { code, lossMark: mark },
      {
        onSuccess: ({ receiptNo }) => {
          forgetOnLeaving();
          void navigate(href(consumerRoutes.cancelSuccess, { no: receiptNo }), { replace: true });
        },
        onError: (error) => {
          const elsewhere =
            isApiError(error) && error.reason !== undefined ? ELSEWHERE[error.reason] : undefined;
          if (elsewhere === undefined) return;
          notify(errorText(error, t));
          void navigate(elsewhere, { replace: true });
        },
      },
    );
  };
  return (
    <form className="card cancel__form" noValidate onSubmit={handleSubmit}>
      <p className="num">{t('cancel.codeTo', { phone })}</p>
      <CodeField
        {...field}
        code={code}
        why={isShort ? t('cancel.codeShort') : why}
        isBad={isShort}
        onCode={handleChangeCode}
        onSend={(focus) => send(undefined, focus)}
      />
      {close.error !== null && (
        <p className="alert" role="alert">
          {errorText(close.error, t)}
        </p>
      )}
      <p className="cancel__last">{t('cancel.last')}</p>
      <Button type="submit" tone="danger" isBlock isBusy={close.isPending}>
        {t('cancel.apply')}
      </Button>
    </form>
  );
};

/** Confirms the identity and closes the account. Without accepted losses it leads to the check. */
export const CancelConfirmScreen = () => {
  const t = useT();
  const mark = useSearchParams()[0].get('mark');
  if (mark === null || mark === '') return <Redirect to={consumerRoutes.cancelCheck.path} />;
  return (
    <Page title={t('title.cancelConfirm')} backPath={consumerRoutes.cancelCheck.path}>
      <div className="cancel">
        <ConfirmForm mark={mark} />
      </div>
    </Page>
  );
};
