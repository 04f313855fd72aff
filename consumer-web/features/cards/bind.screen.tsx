import './cards.css';
import { useState, type SyntheticEvent } from 'react';
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
import { StateView } from '../../ui/state-view.tsx';
import { api } from './api.ts';
import { CardFace } from './parts/card-face.tsx';
import { CardPage } from './parts/card-page.tsx';
import { useVerifyCard } from './queries.ts';

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
  return (
    <CardPage title={t('title.cardBind')} heights={[148, 220]}>
      {(card) => (
        <div className="cards">
          <CardFace card={card} />
          {card.status === cardStatus.codes.unverified ? (
            <CodeForm card={card} />
          ) : (
            <Over card={card} />
          )}
        </div>
      )}
    </CardPage>
  );
};
