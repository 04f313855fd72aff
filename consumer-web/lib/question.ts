import { create } from 'zustand';

/** A question before something that cannot be taken back, or that leads away. `run` is what a yes does; the sentence that it returns is shown. */
export type Question = {
  title: string;
  text: string;
  yes: string;
  no: string;
  /** A box to tick beside it; `run` is given whether it was ticked. */
  option?: { label: string; hint: string };
  run: (isTicked: boolean) => Promise<string | void> | void;
};

type Questions = { question: Question | null; isOpen: boolean };

/** The one question of the moment, which the shell draws. The last one stays while its dialog closes. */
export const useQuestion = create<Questions>()(() => ({ question: null, isOpen: false }));

/** Asks, and runs the question's action after a yes only. */
export const askFirst = (question: Question): void => {
  useQuestion.setState({ question, isOpen: true });
};

export const closeQuestion = (): void => {
  useQuestion.setState({ isOpen: false });
};
