import './cancel.css';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';

const PARTS = ['erase', 'keep', 'seal', 'lose', 'when', 'time'] as const;

/** What becomes of one's data and rights when the account is closed. */
export const CancelPrivacyScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.cancelPrivacy')} backPath={consumerRoutes.cancelAccount.path}>
      <div className="cancel cancel__text">
        {PARTS.map((part) => (
          <Card key={part} title={t(`privacy.${part}Title`)}>
            <p>{t(`privacy.${part}`)}</p>
          </Card>
        ))}
      </div>
    </Page>
  );
};
