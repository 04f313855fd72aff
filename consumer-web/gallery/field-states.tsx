import { useState } from 'react';
import { CodeField, type CodeWords } from '../ui/code-field.tsx';
import { RestoredNote } from '../ui/restored-note.tsx';
import { Stepper } from '../ui/stepper.tsx';
import '../ui/toggle.css';
import { Section, State } from './state.tsx';

const handleNothing = (): void => undefined;

const MOST = 9;

const StepperAt = ({ start }: { start: number }) => {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      value={value}
      least={1}
      most={MOST}
      label="數量"
      lessLabel="減少"
      moreLabel="增加"
      onChange={setValue}
    />
  );
};

const WORDS: CodeWords = {
  label: '驗證碼',
  hint: '6 位數字',
  send: '發送驗證碼',
  demo: '示範驗證碼：',
  fill: '填入',
};
const IDLE = { why: null, isBad: false, isSending: false, isWaiting: false, demoCode: null };

const CODE_STATES = [
  { ...IDLE, name: 'empty', start: '' },
  { ...IDLE, name: 'isSending', start: '', isSending: true },
  { ...IDLE, name: 'isWaiting, demoCode', start: '', isWaiting: true, demoCode: '314159' },
  { ...IDLE, name: 'isBad, why', start: '123456', isBad: true, why: '驗證碼不正確' },
];

const CodeState = ({ start, ...state }: Omit<(typeof CODE_STATES)[number], 'name'>) => {
  const [code, setCode] = useState(start);
  return <CodeField code={code} words={WORDS} onCode={setCode} onSend={handleNothing} {...state} />;
};

export const FieldStates = () => (
  <Section title="stepper, toggle, code-field, restored-note">
    <State name="stepper: at its least, between, at its most" isRow>
      <StepperAt start={1} />
      <StepperAt start={5} />
      <StepperAt start={MOST} />
    </State>
    <State name="toggle: off, on" isRow>
      <input type="checkbox" className="toggle" aria-label="關" />
      <input type="checkbox" className="toggle" aria-label="開" defaultChecked />
    </State>
    {CODE_STATES.map(({ name, ...state }) => (
      <State key={name} name={`code-field: ${name}`}>
        <CodeState {...state} />
      </State>
    ))}
    <State name="restored-note">
      <RestoredNote text="已還原未提交的內容" clearText="清除" onClear={handleNothing} />
    </State>
  </Section>
);
