import { Title } from '@mantine/core';
import type { MerchantRouteName } from '#shared/routes/merchant/index.ts';
import { useT } from '../lib/i18n.ts';
import { useKiosk } from '../lib/kiosk.ts';
import { storeOf, useSignedIn } from '../lib/session.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { CommandLayer } from './commands/command-layer.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import { titleKey } from './guarded.tsx';
import { KioskButton } from './kiosk-button.tsx';
import { OperatorMenu } from './operator-menu.tsx';
import classes from './shell.module.css';
import { SoundControl } from './sound-control.tsx';
import { StoreButton } from './store-button.tsx';

export const TopBar = ({ name }: { name: MerchantRouteName }) => {
  const t = useT();
  const isKiosk = useKiosk();
  const session = useSignedIn();
  return (
    <header className={classes['bar']}>
      <Title order={1} size="h3">
        {t(titleKey(name))}
      </Title>
      <div className={classes['grow']} />
      <ConnectionBadge />
      {isKiosk ? (
        <span className={classes['place']} data-testid="store-name">
          {storeOf(session)?.name}
        </span>
      ) : (
        <StoreButton />
      )}
      <CommandLayer />
      <SoundControl />
      <LanguageSwitch />
      <OperatorMenu />
      {isKiosk && <KioskButton />}
    </header>
  );
};
