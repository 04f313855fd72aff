import { Button, Modal, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconPrinter, IconRotate } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { setProfile } from '../../../lib/scan/profile-store.ts';
import classes from './doctor.module.css';
import { FindingsList } from './findings-list.tsx';
import { Sheet } from './sheet.tsx';
import { TestCodes } from './test-codes-part.tsx';
import { useDoctor } from './use-doctor.ts';

const Body = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { field, diagnosis, scanned, next, isStrange, startOver: handleStartOver } = useDoctor();
  const [isPrinting, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  const handleApply = (): void => {
    setProfile(diagnosis.profile);
    notifications.show({ color: 'teal', message: t('doctor.applied') });
    onClose();
  };
  return (
    <div className={classes['doctor']} data-testid="doctor">
      <div className={classes['side']}>
        <p className={classes['lead']}>{t('doctor.lead')}</p>
        <TestCodes diagnosis={diagnosis} next={next} />
        {isStrange && (
          <p className={classes['strange']} role="alert" data-testid="doctor-strange">
            {t('doctor.strange')}
          </p>
        )}
        {next === 4 && <p className={classes['hint']}>{t('doctor.noQr')}</p>}
        <TextInput
          ref={field}
          data-autofocus
          size="sm"
          aria-label={t('doctor.field')}
          placeholder={t('doctor.field')}
          autoComplete="off"
          data-testid="doctor-field"
        />
        <div className={classes['actions']}>
          <Button
            variant="default"
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={() => setPrinting(true)}
            data-testid="doctor-print"
          >
            {t('doctor.print')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconRotate size={20} aria-hidden />}
            onClick={handleStartOver}
            disabled={scanned.length === 0}
            data-testid="doctor-again"
          >
            {t('doctor.again')}
          </Button>
        </div>
      </div>
      <section className={classes['results']} aria-label={t('doctor.findings')}>
        <h3>{t('doctor.findings')}</h3>
        <div className={classes['scroll']} aria-live="polite">
          <FindingsList diagnosis={diagnosis} />
        </div>
        <Button
          size="lg"
          leftSection={<IconCheck size={22} aria-hidden />}
          onClick={handleApply}
          disabled={diagnosis.right.length === 0}
          data-testid="doctor-apply"
        >
          {t('doctor.apply')}
        </Button>
      </section>
      {isPrinting && <Sheet onPrinted={onPrinted} />}
    </div>
  );
};

/** The scanner doctor: the sheet's codes are scanned, faults are reported, and this till is set up to correct them. */
export const DoctorDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('doctor.title')}
      size={1040}
      centered
      classNames={{ title: classes['title'] ?? '' }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Body onClose={onClose} />
    </Modal>
  );
};
