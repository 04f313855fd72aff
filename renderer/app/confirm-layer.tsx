import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { passwordQuestion } from '../lib/confirm-password.ts';

const ConfirmPasswordDialog = lazy(async () => ({
  default: (await import('../features/sign-in/confirm-password-dialog.tsx')).ConfirmPasswordDialog,
}));

/** Asks for the operator's own password, over the dialog that needs it. */
export const ConfirmLayer = () => {
  const asked = useStore(passwordQuestion, (state) => state.asked);
  if (asked === null) return null;
  return (
    <Suspense>
      <ConfirmPasswordDialog onAnswer={(isRight) => asked.answer(isRight)} />
    </Suspense>
  );
};
