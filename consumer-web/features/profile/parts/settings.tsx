import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { SettingSwitch } from '../../../domain/account/setting-switch.tsx';
import { TrackingSwitch } from '../../../domain/account/tracking-switch.tsx';
import { useSignOut } from '../../../domain/account/use-sign-out.ts';
import { setStartLines, useStartLines } from '../../../domain/reminders/start-reminders.ts';
import { host } from '../../../lib/host/host.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { MenuRow } from '../../../ui/menu-row.tsx';

/** Language, notices of starts, whether events are collected, what the app stores, and the way out. */
export const Settings = () => {
  const t = useT();
  const signOut = useSignOut(consumerRoutes.about.path);
  return (
    <Card title={t('profile.settings')}>
      <div className="menu-row">
        <span>{t('profile.language')}</span>
        <span className="menu-row__value">
          <LanguageSwitch />
        </span>
      </div>
      <SettingSwitch
        name={t('profile.notices')}
        text={t('profile.noticesText')}
        isOn={useStartLines()}
        onChange={setStartLines}
      />
      <TrackingSwitch name={t('profile.track')} text={t('profile.trackText')} />
      <MenuRow to={consumerRoutes.about.path} name={t('profile.more')} />
      {host.kind === 'web' && (
        <Button isBlock tone="quiet" onPress={() => void signOut()}>
          {t('common.signOut')}
        </Button>
      )}
    </Card>
  );
};
