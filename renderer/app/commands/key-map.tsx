import { Kbd, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { isMac } from '../../lib/facts.ts';
import { useT } from '../../lib/i18n.ts';
import { closeKeyMap } from '../../lib/key-map.ts';
import { lastScans } from '../../lib/scan/desk.ts';
import { SWITCH_KEY } from '../switch-operator.ts';
import classes from './key-map.module.css';

type Row = readonly [readonly string[], MessageKey];

const EVERYWHERE: readonly Row[] = [
  [[isMac() ? '⌘' : 'Ctrl', 'K'], 'keys.palette'],
  [['F1', '?'], 'keys.help'],
  [[SWITCH_KEY], 'lock.switch'],
  [['⇧', SWITCH_KEY], 'lock.now'],
  [['Tab'], 'keys.tab'],
  [['Enter'], 'keys.enter'],
  [['Esc'], 'keys.escape'],
];
const WRITE_OFF: readonly Row[] = [
  [['0', '…', '9'], 'writeOff.keys.digits'],
  [['Enter'], 'writeOff.keys.enter'],
  [['Esc'], 'writeOff.keys.escape'],
  [['↑', '↓'], 'writeOff.keys.arrows'],
  [['Space'], 'writeOff.keys.space'],
  [['←', '→'], 'writeOff.keys.times'],
  [['A'], 'writeOff.keys.another'],
  [['/'], 'writeOff.keys.search'],
  [['P'], 'keys.print'],
];

const Section = ({ title, rows }: { title: string; rows: readonly Row[] }) => {
  const t = useT();
  return (
    <section>
      <h3 className={classes['title']}>{title}</h3>
      <dl className={classes['keys']}>
        {rows.map(([keys, what]) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key} size="md">
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** What each key does, on every page and on the one that is used most. A scan goes to the till as always, and puts it away. */
export const KeyMap = () => {
  const t = useT();
  useEffect(() => lastScans.subscribe(closeKeyMap), []);
  return (
    <Modal
      opened
      onClose={() => closeKeyMap()}
      title={
        <Text component="span" fw={650} size="lg">
          {t('keys.title')}
        </Text>
      }
      size="xl"
      centered
      closeButtonProps={{ 'aria-label': t('common.close') }}
      data-testid="all-keys"
    >
      <div className={classes['columns']}>
        <Section title={t('keys.everywhere')} rows={EVERYWHERE} />
        <Section title={t('keys.writeOff')} rows={WRITE_OFF} />
      </div>
      <p className={classes['scan']}>{t('keys.scan')}</p>
      <p className={classes['scan']}>{t('writeOff.repeat.hint')}</p>
    </Modal>
  );
};
