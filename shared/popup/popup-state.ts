/** What the home page holds about its pop-ups while it stands: which were loaded, which one is open, how the banners are, and what was received. */
export type PopupState<B> = {
  readonly popups: readonly B[];
  readonly openId: string | null;
  readonly bannerState: Readonly<Record<string, string>>;
  readonly received: Readonly<Record<string, boolean>>;
};

export const noPopups = <B>(): PopupState<B> => ({
  popups: [],
  openId: null,
  bannerState: {},
  received: {},
});

/** The state after a reset: the banners' state and the receive flags stay (spec 002 §4). */
export const resetPopups = <B>({ bannerState, received }: PopupState<B>): PopupState<B> => ({
  ...noPopups<B>(),
  bannerState,
  received,
});
