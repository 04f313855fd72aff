import './cards.css';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';

const PARTS = ['keep', 'pay', 'check', 'refund', 'end'] as const;

/** What one agrees to when a card is added. */
export const PaymentAgreementScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.paymentAgreement')} backPath={consumerRoutes.cardManagement.path}>
      <div className="cards cards__text">
        {PARTS.map((part) => (
          <Card key={part} title={t(`agreement.${part}Title`)}>
            <p>{t(`agreement.${part}`)}</p>
          </Card>
        ))}
      </div>
    </Page>
  );
};
