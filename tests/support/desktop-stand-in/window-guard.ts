import type { CDPSession } from 'playwright';

/** What the guard asks a window's content. */
export type Guarded = {
  /** Whether main lets this content open that window. */
  readonly mayOpen: (url: string) => boolean;
  /** Whether main lets this content's main frame, or a frame within it, go there. */
  readonly mayGo: (url: string, isMainFrame: boolean) => boolean;
};
export type WindowGuard = {
  /** Makes a page of our own: the guard lets it be. */
  readonly own: <T extends { readonly frame: string }>(
    content: Guarded,
    open: () => Promise<T>,
  ) => Promise<T>;
  readonly forget: (frame: string) => void;
};

/** Every window and every document that a page of this Chromium asks for is first shown to main, which may deny it. (A page's own frame has the id of its target.) */
export const guardWindows = async (browser: CDPSession): Promise<WindowGuard> => {
  const contents = new Map<string, Guarded>();
  const foreign = new Map<string, Guarded | undefined>();
  let opening = 0;
  const any = (): Guarded | undefined => contents.values().next().value;
  const isDenied = (url: string, frame: string): boolean => {
    if (foreign.has(frame)) return foreign.get(frame)?.mayOpen(url) !== true;
    const own = contents.get(frame);
    return own ? !own.mayGo(url, true) : any()?.mayGo(url, false) === false;
  };

  browser.on('Target.targetCreated', ({ targetInfo: { type, targetId, url, openerId } }) => {
    if (type !== 'page' || contents.has(targetId) || (opening > 0 && openerId === undefined))
      return;
    foreign.set(targetId, contents.get(openerId ?? '') ?? any());
    if (isDenied(url, targetId))
      browser.send('Target.closeTarget', { targetId }).catch(() => undefined);
  });
  browser.on('Fetch.requestPaused', ({ requestId, request, frameId }) => {
    const answer = isDenied(request.url, frameId)
      ? browser.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : browser.send('Fetch.continueRequest', { requestId });
    // the frame may have gone in the meantime
    answer.catch(() => undefined);
  });
  opening += 1;
  await browser.send('Target.setDiscoverTargets', { discover: true });
  await browser.send('Fetch.enable', {
    patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Request' }],
  });
  opening -= 1;
  return {
    own: async (content, open) => {
      opening += 1;
      try {
        const made = await open();
        contents.set(made.frame, content);
        return made;
      } finally {
        opening -= 1;
      }
    },
    forget: (frame) => {
      contents.delete(frame);
    },
  };
};
