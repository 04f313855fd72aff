import './cancel.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { CLOSING_OBSTACLES } from '#shared/codes/account-closing.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { ClosingWait } from './parts/closing-wait.tsx';
import { CheckRow } from './parts/check-row.tsx';
import { Losses, type Standing } from './parts/losses.tsx';
import { Tick } from './parts/tick.tsx';
import { standingQuery } from './queries.ts';
import { Link } from '../../ui/link.tsx';

/** Nothing prevents closing: lists what would be lost, to be accepted. */
const Clear = ({ losses, lossMark }: Standing) => {
  const t = useT();
  const navigate = useNavigate();
  // exactly these losses were accepted
  const [accepted, setAccepted] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const isAccepted = losses.length === 0 || accepted === lossMark;
  const handleNext = (): void => {
    setIsMissing(!isAccepted);
    if (isAccepted) void navigate(href(consumerRoutes.cancelConfirm, { mark: lossMark }));
  };
  const handleChangeAccepted = (isOn: boolean): void => {
    setAccepted(isOn ? lossMark : null);
    setIsMissing(false);
  };
  return (
    <>
      <Card title={t('cancel.clearTitle')}>
        <ul className="cancel__rows">
          {CLOSING_OBSTACLES.map((kind) => (
            <CheckRow key={kind} tone="good" text={t(`cancel.clear.${kind}`)} />
          ))}
        </ul>
      </Card>
      <Losses losses={losses} />
      {losses.length > 0 && (
        <Tick
          isOn={isAccepted}
          why={isMissing ? t('cancel.acceptMissing') : null}
          onChange={handleChangeAccepted}
        >
          {t('cancel.accept')}
        </Tick>
      )}
      <div className="cancel__dock">
        <Button tone="danger" isBlock onPress={handleNext}>
          {t('cancel.next')}
        </Button>
        <Link to="/">{t('cancel.keep')}</Link>
      </div>
    </>
  );
};

/** Checks whether the account can be closed, and shows what would be lost. */
export const CancelCheckScreen = () => {
  const t = useT();
  const { data, isError, error, refetch } = useQuery(standingQuery());
  if (data !== undefined && data.obstacles.length > 0)
    return <Redirect to={consumerRoutes.cancelError.path} />;
  return (
    <Page title={t('title.cancelCheck')} backPath={consumerRoutes.cancelAccount.path}>
      <div className="cancel">
        {data === undefined ? (
          <ClosingWait isError={isError} error={error} onRetry={() => refetch()} />
        ) : (
          <Clear {...data} />
        )}
      </div>
    </Page>
  );
};
