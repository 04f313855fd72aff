import { createStore } from 'zustand/vanilla';

type Asked = { answer: (isRight: boolean) => void };

/** The open question for the operator's own password; null for none. */
export const passwordQuestion = createStore<{ asked: Asked | null }>(() => ({ asked: null }));

let waiting: Promise<boolean> | null = null;

/** Asks the operator for their own password; true when the server has accepted it. Calls in the meantime share the question. */
export const askForPassword = (): Promise<boolean> => {
  waiting ??= new Promise<boolean>((resolve) => {
    const answer = (isRight: boolean): void => {
      waiting = null;
      passwordQuestion.setState({ asked: null });
      resolve(isRight);
    };
    passwordQuestion.setState({ asked: { answer } });
  });
  return waiting;
};
