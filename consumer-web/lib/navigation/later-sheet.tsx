import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { errorText } from '#shared/i18n/error-text.ts';
import { loadTexts, useT } from '../i18n.ts';
import { loadPart } from './part.ts';
import { notify } from '../notice.ts';
import type { TextPart } from '../text-parts.ts';

type Find<P> = () => Promise<ComponentType<P>>;

/** A sheet with the words that only it needs: as it was loaded, and how it is. */
const loaderOf = <P,>(find: Find<P>, texts: TextPart | undefined) => {
  let sheet: ComponentType<P> | null = null;
  return {
    loaded: () => sheet,
    load: async (): Promise<ComponentType<P>> => {
      sheet ??= await loadPart(async () => {
        const [part] = await Promise.all([find(), texts && loadTexts(texts)]);
        return part;
      });
      return sheet;
    },
  };
};

/**
 * A sheet that does not come with its screen: `useLoadEarly` loads it once the screen stands, else the
 * press that opens it does. If it cannot be loaded, a notice says why and it counts as closed: the
 * next press tries again.
 */
export const laterSheet = <P extends { onClose: () => void }>(find: Find<P>, texts?: TextPart) => {
  const { loaded, load } = loaderOf(find, texts);
  const Later = (props: P) => {
    const t = useT();
    const [Sheet, setSheet] = useState(loaded);
    const fail = useEffectEvent((error: unknown) => {
      notify(errorText(error, t));
      props.onClose();
    });
    useEffect(() => {
      let isOpen = true;
      load().then(
        (part) => {
          if (isOpen) setSheet(() => part);
        },
        (error: unknown) => {
          if (isOpen) fail(error);
        },
      );
      return () => {
        isOpen = false;
      };
    }, []);
    return Sheet && createElement(Sheet, props);
  };
  return Object.assign(Later, { load });
};

/** Loads a sheet once the screen stands, so that a press opens it at once. */
export const useLoadEarly = ({ load }: { load: () => Promise<unknown> }): void => {
  useEffect(() => {
    // the press that needs it says why it failed
    load().catch(() => undefined);
  }, [load]);
};
