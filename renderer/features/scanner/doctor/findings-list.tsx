import { IconCircleCheck, IconTool, IconWand } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import type { Diagnosis } from '../../../lib/scan/doctor/cure.ts';
import { pace, type Finding } from '../../../lib/scan/doctor/diagnosis.ts';
import classes from './doctor.module.css';
import { findingText, swapExamples } from './finding-text.ts';

const Row = ({ finding }: { finding: Finding }) => {
  const t = useT();
  const Icon = finding.cure === 'fixed' ? IconWand : IconTool;
  const examples = swapExamples(finding);
  return (
    <li
      className={classes['finding']}
      data-cure={finding.cure}
      data-testid="finding"
      data-kind={finding.kind}
    >
      <Icon size={24} aria-hidden />
      <div>
        <p className={classes['cure']}>{t(`doctor.cure.${finding.cure}`)}</p>
        <strong>{findingText(finding, t)}</strong>
        {examples.length > 0 && (
          <p className={classes['swaps']}>
            {examples.map(([received, meant]) => (
              <span key={received + meant}>{t('doctor.swap', { received, meant })}</span>
            ))}
          </p>
        )}
        <p>{t(`doctor.${finding.kind}.do`)}</p>
      </div>
    </li>
  );
};

/** What was found, in plain words, and what is done about it. */
export const FindingsList = ({
  diagnosis: { readings, findings, right },
}: {
  diagnosis: Diagnosis;
}) => {
  const t = useT();
  if (readings.length === 0) return <p className={classes['nothing']}>{t('doctor.nothing')}</p>;
  const { medianMs, maxMs } = pace(readings);
  return (
    <>
      <p className={classes['proof']} data-testid="doctor-proof" data-right={right.length}>
        {t('doctor.proof', { count: right.length, total: readings.length })}{' '}
        <span>{t('doctor.pace', { median: Math.round(medianMs), max: Math.round(maxMs) })}</span>
      </p>
      {findings.length === 0 && (
        <p className={classes['fine']} data-testid="doctor-fine">
          <IconCircleCheck size={26} aria-hidden />
          {t('doctor.fine')}
        </p>
      )}
      <ul className={classes['findings']}>
        {findings.map((finding) => (
          <Row key={finding.kind} finding={finding} />
        ))}
      </ul>
    </>
  );
};
