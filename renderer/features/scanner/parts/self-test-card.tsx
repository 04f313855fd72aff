import { Button } from '@mantine/core';
import { IconGauge, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { runSelfTest, type SelfTest } from '../self-test.ts';
import { Panel, type Health } from './panel.tsx';
import classes from './panel.module.css';

const HEALTH: Record<SelfTest['verdict'], Health> = {
  good: 'good',
  slow: 'wait',
  wrong: 'bad',
  broken: 'bad',
};

/** Whether this machine can read codes, and how quickly, without any scanner. */
export const SelfTestCard = () => {
  const t = useT();
  const [state, setState] = useState<SelfTest | 'idle' | 'running'>('idle');
  const isRunning = state === 'running';
  const result = typeof state === 'string' ? null : state;
  const run = async (): Promise<void> => {
    setState('running');
    setState(await runSelfTest());
  };
  const runningText = isRunning ? t('scanner.selfTest.running') : '';
  const says = result ? t(`scanner.selfTest.${result.verdict}`) : runningText;
  return (
    <Panel
      icon={IconGauge}
      title={t('scanner.selfTest.title')}
      health={result ? HEALTH[result.verdict] : 'idle'}
      says={says}
      testId="self-test"
      state={result?.verdict ?? (isRunning ? 'running' : 'idle')}
    >
      {result && result.rows.length > 0 ? (
        <ul className={classes['facts']}>
          {result.rows.map(({ symbology, ms }) => {
            const kind = t(`scanner.selfTest.${symbology}`);
            return (
              <li key={symbology}>
                {ms === null
                  ? t('scanner.selfTest.fail', { kind })
                  : t('scanner.selfTest.row', { kind, ms: Math.round(ms) })}
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={classes['hint']}>{t('scanner.selfTest.hint')}</p>
      )}
      <div className={classes['actions']}>
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={20} aria-hidden />}
          onClick={() => void run()}
          loading={isRunning}
          data-testid="self-test-start"
        >
          {t('scanner.selfTest.start')}
        </Button>
      </div>
    </Panel>
  );
};
