import { useState, type ComponentType } from 'react';
import { loadTexts, useT } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/navigation/part.ts';
import { notify } from '../../lib/notice.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { sendShare } from './send-share.ts';
import type { PosterShare, Share } from './share.ts';

type ButtonProps = { label: string; isBusy?: boolean; hasSheet?: boolean; onPress: () => void };

const Plain = ({ label, isBusy = false, hasSheet = false, onPress }: ButtonProps) => (
  <button
    type="button"
    className="shop-bar__button"
    aria-label={label}
    aria-haspopup={hasSheet ? 'dialog' : undefined}
    aria-busy={isBusy}
    onClick={onPress}
  >
    <Glyph name="share" />
  </button>
);

/** Shares a page by the means of the client that hosts the app. */
export const ShareButton = ({ label, share }: { label: string; share: Share }) => (
  <Plain label={label} onPress={() => void sendShare(share)} />
);

type SheetProps = { title: string; share: PosterShare; onClose: () => void };

const loadSheet = async (): Promise<ComponentType<SheetProps>> => {
  const [{ ShareSheet }] = await loadPart(() =>
    Promise.all([import('./share-sheet.tsx'), loadTexts('share-sheet')]),
  );
  return ShareSheet;
};

/** Opens the sheet that shares a page, with its poster; the sheet is fetched with the first press. */
export const ShareSheetButton = ({ label, share }: { label: string; share: PosterShare }) => {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const [sheet, setSheet] = useState<{ Sheet: ComponentType<SheetProps> } | null>(null);
  const open = async (): Promise<void> => {
    if (isBusy) return; // not disabled: it keeps the focus, which the sheet gives back
    setIsBusy(true);
    try {
      setSheet({ Sheet: await loadSheet() });
    } catch {
      notify(t('error.network'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Plain label={label} isBusy={isBusy} hasSheet onPress={() => void open()} />
      {sheet !== null && <sheet.Sheet title={label} share={share} onClose={() => setSheet(null)} />}
    </>
  );
};
