import { Button } from '@mantine/core';
import { IconKeyboard, IconRestore, IconStethoscope } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import { isStandard, resetProfile, useProfile } from '../../../lib/scan/profile-store.ts';
import { LastScan } from './last-scan.tsx';
import { Panel } from './panel.tsx';
import classes from './panel.module.css';
import { ProfileFacts } from './profile-facts.tsx';

/** The USB scanner that types: the last scan, how this till reads it, and the doctor for faults. */
export const WedgeCard = ({ onDoctor }: { onDoctor: () => void }) => {
  const t = useT();
  const profile = useProfile();
  const isOwn = !isStandard(profile);
  return (
    <Panel
      icon={IconKeyboard}
      title={t('scanner.wedge.title')}
      health="good"
      says={t(isOwn ? 'scanner.wedge.set' : 'scanner.wedge.ready')}
      testId="wedge-card"
      state={isOwn ? 'set' : 'standard'}
    >
      <LastScan kind="WEDGE" />
      <ProfileFacts profile={profile} />
      <p className={classes['hint']}>{t('scanner.wedge.doctorHint')}</p>
      <div className={classes['actions']}>
        <Button
          leftSection={<IconStethoscope size={22} aria-hidden />}
          onClick={onDoctor}
          data-testid="doctor-open"
        >
          {t('scanner.wedge.doctor')}
        </Button>
        {isOwn && (
          <Button
            variant="default"
            leftSection={<IconRestore size={20} aria-hidden />}
            onClick={() => resetProfile()}
            data-testid="profile-reset"
          >
            {t('scanner.wedge.reset')}
          </Button>
        )}
      </div>
    </Panel>
  );
};
