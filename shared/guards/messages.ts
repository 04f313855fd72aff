/** The words of sign-in and navigation, for the catalogue (spec 000 §4, §8; spec 002 §5, §8). */
export type GuardMessageKey = `guard.${'loading' | 'noSuchClient' | 'notInApp' | 'notSignedIn' | 'notMember' | 'notSocial' | 'noOpenOtherApp' | 'noToken' | 'noPhone' | 'loginFailed' | 'systemDown'}`;
