import { createElement, useEffect, useState, type ComponentType } from 'react';
import { currentT } from '../lib/i18n.ts';
import { loadPart } from '../lib/navigation/part.ts';
import { notify } from '../lib/notice.ts';
import { closeQuestion, useQuestion } from '../lib/question.ts';

/** Where the app's questions are drawn: their dialog is fetched when the first is asked. */
export const QuestionHost = () => {
  const isAsked = useQuestion(({ isOpen }) => isOpen);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAsked || Dialog !== null) return;
    loadPart(() => import('./question.tsx'))
      .then(({ QuestionDialog }) => {
        setDialog(() => QuestionDialog);
      })
      .catch(() => {
        closeQuestion();
        notify(currentT()('error.network'));
      });
  }, [isAsked, Dialog]);
  return Dialog && createElement(Dialog);
};
