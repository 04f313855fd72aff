import { Alert, Button } from '@mantine/core';
import { IconArrowLeft, IconScanEye } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../lib/i18n.ts';
import { unlock, useLock, type LockWhy } from '../../lib/lock.ts';
import { storeOf, useSession } from '../../lib/session.ts';
import { FrontPage } from '../../ui/front-page.tsx';
import classes from './lock-screen.module.css';
import { TillPeople } from './parts/till-people.tsx';

/** Keeps a dialog on top of everything, other dialogs too: what opens behind the lock stays behind it, and no key of the pages works through it. */
const useOnTop = (onEscape: (() => void) | null) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const own = dialog.current;
    const onKey = (event: KeyboardEvent): void => {
      event.stopPropagation();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onEscape?.();
    };
    own?.addEventListener('keydown', onKey);
    return () => own?.removeEventListener('keydown', onKey);
  }, [onEscape]);
  useEffect(() => {
    const own = dialog.current;
    if (!own) return undefined;
    const open = (): void => {
      own.showModal();
      own.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    };
    const raise = (): void => {
      own.close();
      open();
    };
    open();
    const watcher = new MutationObserver((changes) => {
      if (
        changes.some(
          ({ target }) => target !== own && target instanceof HTMLDialogElement && target.open,
        )
      )
        raise();
    });
    watcher.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    // a browser closes a dialog at the second Escape, whatever the page does
    const onClose = (): void => {
      if (!own.open) open();
    };
    own.addEventListener('close', onClose);
    return () => {
      watcher.disconnect();
      own.removeEventListener('close', onClose);
      own.close();
    };
  }, []);
  return dialog;
};

const Missed = ({ count }: { count: number }) => {
  const t = useT();
  return (
    <div role="alert">
      {count > 0 && (
        <Alert
          color="tart"
          variant="light"
          icon={<IconScanEye aria-hidden />}
          data-testid="lock-missed"
        >
          {t('lock.missed', { count })}
        </Alert>
      )}
    </div>
  );
};

/** Covers everything until an operator signs in. The till behind it keeps its state. */
export const LockScreen = ({ why }: { why: LockWhy }) => {
  const t = useT();
  const session = useSession();
  const { missed } = useLock();
  const isSwitch = why === 'switch';
  const dialog = useOnTop(isSwitch ? unlock : null);
  return (
    <dialog
      ref={dialog}
      className={classes['lock']}
      aria-label={t('lock.label')}
      data-testid="lock-screen"
      data-why={why}
      onCancel={(event) => event.preventDefault()}
    >
      <FrontPage lead={session ? (storeOf(session)?.name ?? session.merchant.name) : ''}>
        <TillPeople
          isGrid={isSwitch}
          heading={t(isSwitch ? 'lock.switch' : 'lock.locked')}
          notice={<Missed count={missed} />}
        />
        {isSwitch && session && (
          <Button
            mt="md"
            variant="subtle"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={() => unlock()}
            data-testid="lock-back"
          >
            {t('lock.back', { name: session.operator.name })}
          </Button>
        )}
      </FrontPage>
    </dialog>
  );
};
