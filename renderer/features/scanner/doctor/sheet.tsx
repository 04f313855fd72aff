import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { texts as en } from '#shared/i18n/console-scanner/en.ts';
import { texts as zh } from '#shared/i18n/console-scanner/zh.ts';
import { TEST_CODES } from '../../../lib/scan/doctor/test-codes.ts';
import { CodePicture } from '../parts/code-picture.tsx';
import classes from './sheet.module.css';

/** What every laser reads at arm's length, and what an imager does. */
const MODULE_MM = { CODE128: 0.42, QR: 1.3 } as const;

/** In both languages, whatever the console's: paper outlasts a change of staff. */
const LANGUAGES = [
  { lang: 'zh-Hant', words: zh },
  { lang: 'en', words: en },
] as const;

/** The sheet of test codes on one A4 page: seen on paper only. Opens the print dialog once it is drawn. */
export const Sheet = ({ onPrinted }: { onPrinted: () => void }) => {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <div className={classes['sheet']} data-print-sheet="" aria-hidden="true">
      <header>
        {LANGUAGES.map(({ lang, words }) => (
          <div key={lang} lang={lang}>
            <h1>{words['doctor.sheet.title']}</h1>
            <p>{words['doctor.sheet.lead']}</p>
          </div>
        ))}
      </header>
      <ol>
        {TEST_CODES.map(({ id, text, symbology }, index) => (
          <li key={id}>
            <p>
              <b>{index + 1}</b>
              {LANGUAGES.map(({ lang, words }) => (
                <span key={lang} lang={lang}>
                  {words[`doctor.code.${id}`]}
                </span>
              ))}
            </p>
            <CodePicture
              text={text}
              symbology={symbology}
              label={text}
              module={MODULE_MM[symbology]}
              unit="mm"
              barHeight={24}
            />
            <small>{text}</small>
          </li>
        ))}
      </ol>
      <footer>
        {LANGUAGES.map(({ lang, words }) => (
          <p key={lang} lang={lang}>
            {words['doctor.sheet.foot']}
          </p>
        ))}
      </footer>
    </div>,
    document.body,
  );
};
