/** The name beside a comment: of an anonymous one only its first letter stays, and not how long it is. */
export const shownName = (nickname: string, isAnonymous: boolean): string =>
  isAnonymous ? `${[...nickname][0] ?? ''}***` : nickname;
