import type { Handlers } from '#server/context.ts';
import { issueCode } from './one-time-code.ts';
import { phoneOf } from './phone.ts';

export const sendCode: Handlers['memberSendCode'] = async (context, request) =>
  issueCode(context, phoneOf(request), 'login');
