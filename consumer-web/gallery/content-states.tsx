import { cents } from '#shared/kernel/money.ts';
import { BarCode } from '../ui/bar-code.tsx';
import { Card, Facts } from '../ui/card.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Icon } from '../ui/icons.tsx';
import { TownMap } from '../ui/map.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price, WasPrice } from '../ui/price.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { Section, State } from './state.tsx';

const ICONS = [
  'back',
  'next',
  'search',
  'pin',
  'ticket',
  'copy',
  'phone',
  'close',
  'check',
  'clock',
  'minus',
  'plus',
  'home',
  'bowl',
  'basket',
  'receipt',
  'packet',
] as const;
const GLYPHS = ['heart', 'share', 'bin', 'bag', 'star', 'filter', 'up'] as const;
const TAGS = ['deal', 'good', 'quiet', 'neutral', 'warn', 'bad'] as const;
const CODE = '202611230018';
const TILE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Crect width='4' height='3' fill='%23f5b83d'/%3E%3Ccircle cx='2' cy='1.5' r='1' fill='%231f4e8c'/%3E%3C/svg%3E";

const TextStates = () => (
  <Section title="card, price, tag, alert">
    <State name="card with facts">
      <Card title="訂單資料">
        <Facts
          rows={[
            ['訂單編號', '2026112300012345'],
            ['備註', '少辣，走蔥，多一份餐具；到樓下請致電，門鐘壞了'],
          ]}
        />
      </Card>
    </State>
    <State name="price s, m, l; was-price" isRow>
      <Price value={cents(990)} size="s" />
      <Price value={cents(12_850)} />
      <Price value={cents(1_234_500)} size="l" />
      <WasPrice value={cents(15_000)} label="原價" />
    </State>
    <State name="tag" isRow>
      <span className="tag">標籤</span>
      {TAGS.map((tone) => (
        <span key={tone} className={`tag tag--${tone}`}>
          {tone}
        </span>
      ))}
    </State>
    <State name="alert, calm alert">
      <p className="alert">店舖已休息，請選擇預約時間。</p>
      <p className="alert alert--calm">滿 $100 免配送費。</p>
    </State>
  </Section>
);

const PictureStates = () => (
  <Section title="picture, icons, codes, map">
    <State name="picture: loaded, failed">
      <Picture src={TILE} alt="圓形" ratio={2} isEager />
      <Picture src="data:image/png;base64,broken" alt="不能顯示的圖片" ratio={4} />
    </State>
    <State name="icons" isRow>
      {ICONS.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </State>
    <State name="glyph, isFull" isRow>
      {GLYPHS.map((name) => (
        <Glyph key={name} name={name} />
      ))}
      <Glyph name="heart" isFull />
      <Glyph name="star" isFull />
    </State>
    <State name="qr-code">
      <QrCode text={CODE} label="核銷二維碼" />
    </State>
    <State name="bar-code">
      <BarCode digits={CODE} label="核銷條碼" />
    </State>
    <State name="map">
      <TownMap
        height="180px"
        name="地圖"
        description="議事亭前地"
        center={{ lat: 22.1937, lon: 113.5399 }}
        isStill
      />
    </State>
  </Section>
);

export const ContentStates = () => (
  <>
    <TextStates />
    <PictureStates />
  </>
);
