import './cards.css';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cardStatus } from '#shared/codes/card-status.ts';
import { dateText } from '#shared/format/date.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { cardCalls } from '#shared/contract/consumer/cards.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { LaterPayPassword } from '../../domain/payment/password/later-pay-password.tsx';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { Ask } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { CardFace, useStateText } from './parts/card-face.tsx';
import { CardPage } from './parts/card-page.tsx';
import { useDefaultCard, useRemoveCard } from './queries.ts';

type Shown = ReplyOf<(typeof cardCalls)['cardGet']>;

const { verified, unverified, failed } = cardStatus.codes;

/** Asks, and for a verified card asks for the payment password too. */
const Remove = ({ card }: { card: Shown }) => {
  const t = useT();
  const navigate = useNavigate();
  const remove = useRemoveCard();
  const [step, setStep] = useState<'none' | 'ask' | 'password'>('none');
  const handleRemove = (mark?: string): void => {
    setStep('none');
    remove.mutate(
      { cardId: card.cardId, ...(mark !== undefined && { mark }) },
      {
        onSuccess: () => {
          notify(t('cards.removed'));
          void navigate(consumerRoutes.cardManagement.path, { replace: true });
        },
      },
    );
  };
  return (
    <>
      {remove.error !== null && (
        <p className="alert" role="alert">
          {errorText(remove.error, t)}
        </p>
      )}
      <Button tone="danger" isBlock isBusy={remove.isPending} onPress={() => setStep('ask')}>
        {t('cards.remove')}
      </Button>
      <Ask
        isOpen={step === 'ask'}
        title={t('cards.removeAsk')}
        text={t('cards.removeText')}
        yes={t('cards.remove')}
        no={t('cards.keep')}
        onNo={() => setStep('none')}
        onYes={() => (card.status === verified ? setStep('password') : handleRemove())}
      />
      {step === 'password' && (
        <LaterPayPassword
          target={{ id: card.cardId, amount: ZERO }}
          onMark={handleRemove}
          onClose={() => setStep('none')}
        />
      )}
    </>
  );
};

const MakeDefault = ({ cardId }: { cardId: string }) => {
  const t = useT();
  const change = useDefaultCard();
  const handlePress = (): void =>
    change.mutate(cardId, {
      onSuccess: () => notify(t('cards.madeDefault')),
      onError: (error) => notify(errorText(error, t)),
    });
  return (
    <Button tone="quiet" isBlock isBusy={change.isPending} onPress={handlePress}>
      {t('cards.makeDefault')}
    </Button>
  );
};

const Detail = ({ card }: { card: Shown }) => {
  const t = useT();
  const textOf = useStateText();
  return (
    <div className="cards">
      <CardFace card={card} />
      {card.status === failed && (
        <p className="alert" role="status">
          {t('cards.failedText')}
        </p>
      )}
      <section className="card">
        <Facts
          rows={[
            [t('cards.holder'), card.name],
            [t('cards.state'), textOf(card)],
            [t('cards.since'), dateText(card.createdAt)],
          ]}
        />
      </section>
      <div className="cards__dock">
        {card.status === unverified && (
          <Link className="button-link" to={href(consumerRoutes.cardBind, { cardId: card.cardId })}>
            {t('cards.verify')}
          </Link>
        )}
        {card.status === verified && !card.isDefault && <MakeDefault cardId={card.cardId} />}
        <Remove card={card} />
      </div>
    </div>
  );
};

/** One card: masked, its state, removing it by payment password. */
export const CardDetailScreen = () => {
  const t = useT();
  return (
    <CardPage title={t('title.cardDetail')} heights={[148, 120, 48]}>
      {(card) => <Detail card={card} />}
    </CardPage>
  );
};
