import './cards.css';
import { useState, type SyntheticEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { cardStatus } from '#shared/codes/card-status.ts';
import type { BankCardRow } from '#shared/contract/consumer/cards.ts';
import { price } from '#shared/format/money.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { CARD_CHECK_CENTS } from '#shared/validate/bank-card.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useCodeRequest } from '../../domain/account/use-code-request.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { api } from './api.ts';
import { NoCard } from './detail.screen.tsx';
import { CardFace } from './parts/card-face.tsx';
import { CardsWait } from './parts/cards-wait.tsx';
import { cardQuery, useVerifyCard } from './queries.ts';

/** The code that the bank's phone got; the charge of 0.1 comes with it. */
const CodeForm = ({ card }: { card: BankCardRow }) => {
  const t = useT();
  const verify = useVerifyCard();
  const phone = useSession((state) => state.member?.phone ?? '');
  const { send, why, ...field } = useCodeRequest('cards', () =>
    api.cardSendCode({ cardId: card.cardId }),
  );
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const handleCode = (value: string): void => {
    setCode(value);
    setIsShort(false);
    verify.reset();
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isCode = /^\d{6}$/.test(code);
    setIsShort(!isCode);
    if (isCode && !verify.isPending) verify.mutate({ cardId: card.cardId, code });
  };
  return (
    <form className="card cards__form" noValidate onSubmit={handleSubmit}>
      <p>{t('cards.bindLead', { phone, amount: price(CARD_CHECK_CENTS) })}</p>
      <CodeField
        {...field}
        code={code}
        why={isShort ? t('cards.codeShort') : why}
        isBad={isShort}
        onCode={handleCode}
        onSend={(focus) => send(undefined, focus)}
      />
      {verify.error !== null && (
        <p className="alert" role="alert">
          {errorText(verify.error, t)}
        </p>
      )}
      <Button type="submit" isBlock isBusy={verify.isPending}>
        {t('cards.bind')}
      </Button>
    </form>
  );
};

const Over = ({ card }: { card: BankCardRow }) => {
  const t = useT();
  const isBound = card.status === cardStatus.codes.verified;
  return (
    <StateView
      isUrgent={!isBound}
      title={t(isBound ? 'cards.bound' : 'cards.bindFailed')}
      text={
        isBound ? t('cards.boundText', { amount: price(CARD_CHECK_CENTS) }) : t('cards.failedText')
      }
    >
      <Link
        replace
        className="button-link"
        to={
          isBound
            ? consumerRoutes.cardManagement.path
            : href(consumerRoutes.cardDetail, { cardId: card.cardId })
        }
      >
        {t(isBound ? 'cards.toCards' : 'title.cardDetail')}
      </Link>
    </StateView>
  );
};

/** Verifies a card by a code to the phone at the bank. */
export const CardBindScreen = () => {
  const t = useT();
  const cardId = useSearchParams()[0].get('cardId') ?? '';
  const {
    data,
    error,
    refetch: handleRetry,
  } = useQuery({ ...cardQuery(cardId), enabled: cardId !== '' });
  const isGone = cardId === '' || (isApiError(error) && error.isDefinite);
  return (
    <Page title={t('title.cardBind')} backPath={consumerRoutes.cardManagement.path}>
      {isGone ? (
        <NoCard />
      ) : data === undefined ? (
        <CardsWait error={error} onRetry={handleRetry} heights={[148, 220]} />
      ) : (
        <div className="cards">
          <CardFace card={data} />
          {data.status === cardStatus.codes.unverified ? (
            <CodeForm card={data} />
          ) : (
            <Over card={data} />
          )}
        </div>
      )}
    </Page>
  );
};
