import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

type FormLeave = { onChanged: (isChanged: boolean) => void; onLeave: () => void };

/** The dialog that asks before its form is left; null outside of one. */
export const FormLeaveContext = createContext<FormLeave | null>(null);

/** The way out of a form by its cancel button. Within a `FormDialog` it asks first, where `values` are no longer those of the beginning. */
export const useFormLeave = (
  values: unknown,
  onCancel: (() => void) | undefined,
): (() => void) | undefined => {
  const dialog = useContext(FormLeaveContext);
  const shown = JSON.stringify(values);
  const [begun] = useState(shown);
  const isChanged = shown !== begun;
  const onChanged = dialog?.onChanged;
  useEffect(() => {
    onChanged?.(isChanged);
    return () => onChanged?.(false);
  }, [isChanged, onChanged]);
  return dialog?.onLeave ?? onCancel;
};

const isBesideForm = (): boolean =>
  (window.history.state as { isBesideForm?: true } | null)?.isBesideForm === true;

/**
 * While a form has changes, the browser asks before the page is closed or reloaded, and Back calls `onBack` instead of leaving: it takes
 * away an entry of the history that was put there for it.
 */
export const useLeaveGuard = (isChanged: boolean, onBack: () => void): void => {
  const handleBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isChanged) return undefined;
    const { href } = window.location;
    const put = (): void =>
      window.history.pushState({ ...window.history.state, isBesideForm: true }, '', href);
    const handleUnload = (event: Event): void => event.preventDefault();
    const handlePop = (): void => {
      if (window.location.href !== href || isBesideForm()) return;
      put();
      handleBack();
    };
    put();
    window.addEventListener('beforeunload', handleUnload);
    window.addEventListener('popstate', handlePop);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      window.removeEventListener('popstate', handlePop);
      // what is shown next may have gone elsewhere by then
      setTimeout(() => {
        if (isBesideForm()) window.history.back();
      });
    };
  }, [isChanged]);
};
