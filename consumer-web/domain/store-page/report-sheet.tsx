import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { reportReason } from '#shared/codes/report-reason.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type Named = keyof typeof reportReason.codes;
const REASONS = Object.keys(reportReason.codes) as Named[];
const NOTE_LENGTH = 500;

/** A report as it is sent. */
export type Report = { reason: number; note: string };
/** Sends a report by the call of its kind of store. */
export type SendReport = (report: Report) => Promise<unknown>;
export type ReportProps = { onSend: SendReport; onClose: () => void };

/** Reports a violation by one of its six reasons; "others" needs a text (spec 001 §3). */
export const ReportSheet = ({ onSend, onClose }: ReportProps) => {
  const t = useT();
  const [reason, setReason] = useState<Named | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const report = useMutation({ mutationFn: onSend });
  const handleSend = (event: FormEvent): void => {
    event.preventDefault();
    const words = note.replace(/\s+/g, ' ').trim();
    if (reason === null) {
      setProblem(t('shop.reportReason'));
      return;
    }
    if (reason === 'other' && words === '') {
      setProblem(t('shop.reportNoteNeeded'));
      return;
    }
    report.mutate(
      { reason: reportReason.codes[reason], note: words },
      {
        onSuccess: () => {
          notify(t('shop.reportDone'));
          onClose();
        },
        onError: (error) => {
          setProblem(errorText(error, t));
        },
      },
    );
  };
  return (
    <Sheet title={t('shop.reportTitle')} onClose={onClose}>
      <form className="report" onSubmit={handleSend} noValidate>
        <fieldset className="report__reasons">
          <legend className="report__legend">{t('shop.reportReason')}</legend>
          {REASONS.map((name) => (
            <label key={name} className="report__reason">
              <input
                type="radio"
                name="reason"
                checked={reason === name}
                onChange={() => {
                  setReason(name);
                  setProblem('');
                }}
              />
              <span>{t(`reportReason.${name}`)}</span>
            </label>
          ))}
        </fieldset>
        <label className="report__note">
          <span>{t('shop.reportNote')}</span>
          <textarea
            rows={3}
            maxLength={NOTE_LENGTH}
            value={note}
            onChange={(event) => {
              setNote(event.target.value);
              setProblem('');
            }}
          />
        </label>
        {problem !== '' && (
          <p className="alert" role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" isBlock isBusy={report.isPending}>
          {t('shop.reportSend')}
        </Button>
      </form>
    </Sheet>
  );
};
