import type { CustomerView } from '#shared/ipc/customer-view.ts';
import { texts as en } from '#shared/i18n/console-display/en.ts';
import { texts as zh } from '#shared/i18n/console-display/zh.ts';
import { fill } from '#shared/i18n/fill.ts';
import type { Language } from '#shared/i18n/language.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Calcada } from '../ui/calcada.tsx';
import classes from './customer-screen.module.css';

type Key = keyof typeof zh;

const SENTENCES = {
  welcome: ['display.welcome', 'display.welcomeHint'],
  done: ['display.thanks', null],
  ask: ['display.ask', 'display.askHint'],
} as const satisfies Record<CustomerView['kind'], readonly [Key, Key | null]>;

/** The other language is shown below: guests of Macau read one or the other. */
const OTHER: Record<Language, Language> = { 'zh-Hant': 'en', en: 'zh-Hant' };
const words = { 'zh-Hant': zh, en };

const Both = ({
  language,
  name,
  count,
  className,
}: {
  language: Language;
  name: Key;
  count?: number;
  className: string | undefined;
}) => {
  const params = count === undefined ? {} : { count: String(count) };
  const other = OTHER[language];
  return (
    <p className={className}>
      <span>{fill(words[language][name], params)}</span>
      <small lang={other}>{fill(words[other][name], params)}</small>
    </p>
  );
};

const Item = ({
  item: { product, used, left },
  language,
}: {
  item: CustomerView['items'][number];
  language: Language;
}) => (
  <li className={classes['item']} data-testid="customer-item">
    <strong className={classes['product']}>{product}</strong>
    {used > 1 && (
      <Both language={language} name="display.used" count={used} className={classes['count']} />
    )}
    {left !== null && (
      <Both
        language={language}
        name={left === 0 ? 'display.leftNone' : 'display.left'}
        count={left}
        className={classes['count']}
      />
    )}
  </li>
);

/** What the guest sees, readable from two metres. */
export const CustomerScreen = ({
  view: { kind, language, store, items },
}: {
  view: CustomerView;
}) => {
  const [title, hint] = SENTENCES[kind];
  return (
    <main
      className={classes['page']}
      data-kind={kind}
      data-testid="customer-screen"
      aria-live="polite"
    >
      <header className={classes['head']}>
        <BrandMark size={64} />
        <span className={classes['store']}>{store}</span>
      </header>
      <div className={classes['middle']}>
        <Both language={language} name={title} className={classes['title']} />
        {hint !== null && <Both language={language} name={hint} className={classes['hint']} />}
        {items.length > 0 && (
          <ul className={classes['items']} data-many={items.length > 2 || undefined}>
            {items.map((item, index) => (
              <Item key={`${index} ${item.product}`} item={item} language={language} />
            ))}
          </ul>
        )}
      </div>
      <Calcada className={classes['wave'] ?? ''} />
    </main>
  );
};
