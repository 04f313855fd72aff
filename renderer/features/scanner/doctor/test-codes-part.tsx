import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import type { Diagnosis } from '../../../lib/scan/doctor/cure.ts';
import { TEST_CODES, type TestCodeId } from '../../../lib/scan/doctor/test-codes.ts';
import { CodePicture } from '../parts/code-picture.tsx';
import classes from './doctor.module.css';

const STATE = { waiting: IconCircleDashed, right: IconCircleCheck, wrong: IconCircleX } as const;

/** Pixels a module, so that the widest bar code fits the smallest window. */
const MODULE_PX = { digits: 2, letters: 1, marks: 1, qr: 3 } as const;

const stateOf = (id: TestCodeId, { readings, right }: Diagnosis): keyof typeof STATE => {
  if (right.includes(id)) return 'right';
  return readings.some(({ code }) => code.id === id) ? 'wrong' : 'waiting';
};

/** The code to scan now, large enough for an imager to read from the screen, and how far all four are. */
export const TestCodes = ({ diagnosis, next }: { diagnosis: Diagnosis; next: number | null }) => {
  const t = useT();
  const shown = next === null ? null : TEST_CODES[next - 1]!;
  return (
    <>
      <p
        className={classes['next']}
        role="status"
        data-testid="doctor-next"
        data-next={next ?? 'none'}
      >
        {next === null ? t('doctor.all') : t('doctor.next', { number: next })}
      </p>
      {shown && (
        <div className={classes['paper']}>
          <CodePicture
            text={shown.text}
            symbology={shown.symbology}
            label={t('doctor.code', { number: next! })}
            module={MODULE_PX[shown.id]}
            unit="px"
            barHeight={96}
          />
        </div>
      )}
      <ol className={classes['steps']}>
        {TEST_CODES.map(({ id }, index) => {
          const state = stateOf(id, diagnosis);
          const Icon = STATE[state];
          return (
            <li
              key={id}
              data-state={state}
              data-testid={`doctor-code-${id}`}
              aria-current={next === index + 1 ? 'step' : undefined}
            >
              <Icon size={24} aria-hidden />
              <span>
                {index + 1}
                {' · '}
                {t(`doctor.code.${id}`)}
              </span>
              <small>{t(`doctor.state.${state}`)}</small>
            </li>
          );
        })}
      </ol>
    </>
  );
};
