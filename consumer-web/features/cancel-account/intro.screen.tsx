import './cancel.css';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { Tick } from './parts/tick.tsx';
import { Link } from '../../ui/link.tsx';

const AFTER = [
  'cancel.after.signOut',
  'cancel.after.erase',
  'cancel.after.lose',
  'cancel.after.orders',
  'cancel.after.anew',
] as const;

/** What closing an account means, before anything is begun. */
export const CancelIntroScreen = () => {
  const t = useT();
  const navigate = useNavigate();
  const phone = useSession((state) => state.member?.phone ?? '');
  const [hasRead, setHasRead] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const handleChangeRead = (isOn: boolean): void => {
    setHasRead(isOn);
    setIsMissing(false);
  };
  const handleStart = (): void => {
    setIsMissing(!hasRead);
    if (hasRead) void navigate(consumerRoutes.cancelCheck.path);
  };
  return (
    <Page title={t('title.cancelAccount')}>
      <div className="cancel">
        <p className="alert alert--calm">{t('cancel.lead')}</p>
        <section className="card cancel__who">
          <span>{t('cancel.account')}</span>
          <strong className="num">{phone}</strong>
        </section>
        <Card title={t('cancel.afterTitle')}>
          <ul className="bullets cancel__after">
            {AFTER.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </Card>
        <Link className="card cancel__more" to={consumerRoutes.cancelPrivacy.path}>
          {t('title.cancelPrivacy')}
          <Icon name="next" />
        </Link>
        <Tick
          isOn={hasRead}
          why={isMissing ? t('cancel.readMissing') : null}
          onChange={handleChangeRead}
        >
          {t('cancel.read')}
        </Tick>
        <div className="cancel__dock">
          <Button tone="danger" isBlock onPress={handleStart}>
            {t('cancel.start')}
          </Button>
        </div>
      </div>
    </Page>
  );
};
