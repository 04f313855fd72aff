import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useTillKey } from '../../lib/device-key.ts';
import { useT } from '../../lib/i18n.ts';
import { machine } from '../../lib/machine.ts';
import { sessionStore } from '../../lib/session.ts';
import { FrontPage } from '../../ui/front-page.tsx';
import { EndedNotice } from './parts/ended-notice.tsx';
import { OfflineNotice } from './parts/offline-notice.tsx';
import { TillPeople } from './parts/till-people.tsx';

/** A till with known operators asks for a PIN, any other for account and password, or enrolment. */
export const LoginScreen = () => {
  const t = useT();
  const why = useStore(sessionStore, (state) => state.why);
  const hasKey = useTillKey() !== null;
  return (
    <FrontPage lead={t('console.login.lead')}>
      <TillPeople
        heading={t(hasKey ? 'lock.whoIsHere' : 'console.login.heading')}
        notice={
          <>
            <EndedNotice why={why} byPin={hasKey} />
            <OfflineNotice />
          </>
        }
      />
      {!hasKey && (
        <Text mt="lg">
          <Anchor
            component={Link}
            to={merchantRoutes.merchantEnrol.path}
            underline="always"
            data-testid="to-enrol"
          >
            {t('enrol.link')}
          </Anchor>
        </Text>
      )}
      {!machine().isSecretSafe && (
        <Text mt="md" size="sm" c="dimmed">
          {t('console.login.notSafe')}
        </Text>
      )}
    </FrontPage>
  );
};
