import './gallery.css';
import { Messages } from '../ui/messages.tsx';
import { QuestionHost } from '../app/question-host.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { ActionStates } from './action-states.tsx';
import { ContentStates } from './content-states.tsx';
import { DialogStates } from './dialog-states.tsx';
import { FieldStates } from './field-states.tsx';
import { LoadStates } from './load-states.tsx';

/** The parts of `ui/` in each state, for whoever changes or looks for one. */
export const Gallery = () => (
  <main className="gallery">
    <header className="gallery__head">
      <h1>Consumer gallery</h1>
      <LanguageSwitch />
    </header>
    <ActionStates />
    <FieldStates />
    <ContentStates />
    <LoadStates />
    <DialogStates />
    <QuestionHost />
    <Messages testId="announcer" />
  </main>
);
