/** What happened to a banner, how often. */
export type BannerCount = {
  id: string;
  showNum?: number;
  clickNum?: number;
  loseInterestNum?: number;
  nextTipNum?: number;
};
