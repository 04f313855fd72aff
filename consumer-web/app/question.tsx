import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notify } from '../lib/notice.ts';
import { closeQuestion, useQuestion, type Question } from '../lib/question.ts';
import { Ask } from '../ui/ask.tsx';

const EMPTY: Omit<Question, 'run'> = { title: '', text: '', yes: '', no: '' };

/** A question belongs to the page that asked it. */
const useCloseOnLeave = (): void => {
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    closeQuestion();
  }, [key]);
};

/** The app's one confirm dialog. A failure of what was confirmed is shown by the app's one subscriber. */
export const QuestionDialog = () => {
  const { question, isOpen } = useQuestion();
  const [isBusy, setIsBusy] = useState(false);
  const [ticked, setTicked] = useState<Question | null>(null);
  useCloseOnLeave();
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    // it runs within the press: a browser opens other sites only then
    const done = await question?.run(ticked === question);
    closeQuestion();
    if (done !== undefined) notify(done);
  };
  const onYes = (): void => {
    confirm()
      .catch(closeQuestion)
      .finally(() => {
        setIsBusy(false);
      });
  };
  const { title, text, yes, no, option } = question ?? EMPTY;
  return (
    <Ask
      isOpen={isOpen}
      isBusy={isBusy}
      title={title}
      text={text}
      yes={yes}
      no={no}
      {...(option && {
        option: {
          ...option,
          isTicked: ticked === question,
          onTick: (isTicked) => setTicked(isTicked ? question : null),
        },
      })}
      onYes={onYes}
      onNo={() => closeQuestion()}
    />
  );
};
