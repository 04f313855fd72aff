/** The mini-program's bind page, opened when a session is invalid there (spec 000 §2). */
export const BIND_PAGE = '/pages/common/bind';
