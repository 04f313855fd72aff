import { useId, useState } from 'react';
import { errorText } from '#shared/i18n/error-text.ts';
import { TABLE_NOTE_MOST } from '#shared/codes/group-order.ts';
import { useT } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { Button } from '../../../ui/button.tsx';
import type { GroupOrder } from '../model.ts';
import { useTableNote } from '../mutations.ts';

/** What the table should know: the clerk sees it with the code, and in the visits of the day. */
export const TableNote = ({ order: { orderInfo } }: { order: GroupOrder }) => {
  const t = useT();
  const field = useId();
  const saved = orderInfo.tableNote;
  const [written, setWritten] = useState<string | null>(null);
  const note = useTableNote(orderInfo.orderId);
  const text = written ?? saved;
  const handleSave = (): void => {
    note.mutate(text, {
      onSuccess: ({ tableNote }) => {
        setWritten(null);
        notify(t(tableNote === '' ? 'buffet.noteGone' : 'buffet.noteSaved'));
      },
    });
  };
  return (
    <section className="card buffet-note">
      <label className="card__title" htmlFor={field}>
        {t('buffet.tableNote')}
      </label>
      <textarea
        id={field}
        className="buffet-note__text"
        rows={2}
        maxLength={TABLE_NOTE_MOST}
        lang=""
        value={text}
        placeholder={t('buffet.tableNotePlace')}
        onChange={(event) => setWritten(event.target.value)}
      />
      {note.isError && (
        <p className="alert" role="alert">
          {errorText(note.error, t)}
        </p>
      )}
      {text.trim() !== saved && (
        <Button tone="quiet" isBusy={note.isPending} onPress={handleSave}>
          {t('buffet.saveNote')}
        </Button>
      )}
    </section>
  );
};
