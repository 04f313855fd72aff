import { Kbd, Modal } from '@mantine/core';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from './key-map.module.css';

const KEYS: readonly [readonly string[], MessageKey][] = [
  [['0', '…', '9'], 'writeOff.keys.digits'], [['Enter'], 'writeOff.keys.enter'], [['Esc'], 'writeOff.keys.escape'], [['↑', '↓'], 'writeOff.keys.arrows'], [['Space'], 'writeOff.keys.space'],
  [['←', '→'], 'writeOff.keys.times'], [['A'], 'writeOff.keys.another'], [['/'], 'writeOff.keys.search'], [['?'], 'writeOff.keys.help'],
];

/** What each key does on this page. */
export const KeyMap = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useT();
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('writeOff.keys.title')} centered closeButtonProps={{ 'aria-label': t('common.close') }} data-testid="key-map">
      <dl className={classes['keys']}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>{keys.map((key) => <Kbd key={key} size="lg">{key}</Kbd>)}</dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['scan']}>{t('writeOff.keys.scan')}</p>
      <p className={classes['scan']}>{t('writeOff.repeat.hint')}</p>
    </Modal>
  );
};
