import { Suspense } from 'react';
import { useStore } from 'zustand';
import { passwordQuestion } from '../lib/confirm-password.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const ConfirmPasswordDialog = lazyPart(
  async () =>
    (await import('../features/sign-in/confirm-password-dialog.tsx')).ConfirmPasswordDialog,
);

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
