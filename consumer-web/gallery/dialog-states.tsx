import { useState } from 'react';
import { notify } from '../lib/notice.ts';
import { Ask } from '../ui/ask.tsx';
import { AskOut } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Section, State } from './state.tsx';

const SheetState = ({ hasCover }: { hasCover: boolean }) => {
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = (): void => setIsOpen(false);
  return (
    <>
      <Button tone="quiet" onPress={() => setIsOpen(true)}>
        {hasCover ? 'sheet with a cover' : 'sheet'}
      </Button>
      {isOpen && (
        <Sheet
          title="選擇配送時間"
          onClose={handleClose}
          foot={
            <Button isBlock onPress={() => notify('已選擇')}>
              確定
            </Button>
          }
          {...(hasCover && { cover: <p className="card">封面</p> })}
        >
          <p>今日 12:00–12:20</p>
        </Sheet>
      )}
    </>
  );
};

const AskState = ({ isBusy }: { isBusy: boolean }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [isTicked, setIsTicked] = useState(false);
  const handleClose = (): void => setIsOpen(false);
  return (
    <>
      <Button tone="quiet" onPress={() => setIsOpen(true)}>
        {isBusy ? 'ask, isBusy' : 'ask'}
      </Button>
      <Ask
        title="取消訂單？"
        text="取消後款項會退回。"
        yes="取消訂單"
        no="返回"
        isOpen={isOpen}
        isBusy={isBusy}
        option={{ label: '這是共用裝置', hint: '同時清除購物車', isTicked, onTick: setIsTicked }}
        onYes={handleClose}
        onNo={handleClose}
      />
    </>
  );
};

const WORDS = {
  label: 'ask-first',
  title: '申請退款？',
  text: '退款會在三個工作天內處理。',
  yes: '申請退款',
  no: '返回',
};

export const DialogStates = () => (
  <Section title="sheet, ask, ask-first, message">
    <State name="open them" isRow>
      <SheetState hasCover={false} />
      <SheetState hasCover />
      <AskState isBusy={false} />
      <AskState isBusy />
      <Button tone="quiet" onPress={() => notify('已複製')}>
        message
      </Button>
    </State>
    <State name="ask-first: enabled, isDisabled">
      <AskOut words={WORDS} isDisabled={false} run={() => Promise.resolve('已申請')} />
      <AskOut words={WORDS} isDisabled run={() => Promise.resolve('')} />
    </State>
  </Section>
);
