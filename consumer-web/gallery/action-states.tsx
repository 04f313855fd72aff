import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { JumpLink } from '../ui/jump-link.tsx';
import { Link } from '../ui/link.tsx';
import { Section, State } from './state.tsx';

const TONES = ['main', 'quiet', 'danger'] as const;

const ButtonStates = () => (
  <Section title="button">
    <State name="tone, normal" isRow>
      {TONES.map((tone) => (
        <Button key={tone} tone={tone}>
          確定
        </Button>
      ))}
    </State>
    <State name="tone, small" isRow>
      {TONES.map((tone) => (
        <Button key={tone} tone={tone} size="small">
          確定
        </Button>
      ))}
    </State>
    <State name="isBusy" isRow>
      {TONES.map((tone) => (
        <Button key={tone} tone={tone} isBusy>
          確定
        </Button>
      ))}
    </State>
    <State name="isDisabled" isRow>
      {TONES.map((tone) => (
        <Button key={tone} tone={tone} isDisabled>
          確定
        </Button>
      ))}
    </State>
    <State name="isBlock">
      <Button isBlock>提交訂單</Button>
    </State>
  </Section>
);

/** Where a banner leads: a screen of the app, another site, nowhere. */
const RULES = [
  { name: '外賣首頁', rule: { jumpVersion: 1, skipType: 7 } },
  {
    name: '其他網站',
    rule: { jumpVersion: 1, skipType: 1, skipAddress: 'https://shop.example/deals' },
  },
  { name: '不能跳轉', rule: { jumpVersion: 1, skipType: 999 } },
];

const LinkStates = () => (
  <Section title="link, jump-link, copy-button">
    <State name="link" isRow>
      <Link to="/">回到首頁</Link>
    </State>
    <State name="jump-link: a screen, another site, nowhere" isRow>
      {RULES.map(({ name, rule }) => (
        <JumpLink key={name} rule={rule} className="tag">
          {name}
        </JumpLink>
      ))}
    </State>
    <State name="copy-button" isRow>
      <span className="num">2026112300012345</span>
      <CopyButton text="2026112300012345" label="複製訂單編號" />
    </State>
  </Section>
);

export const ActionStates = () => (
  <>
    <ButtonStates />
    <LinkStates />
  </>
);
