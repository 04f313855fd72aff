import type { Handlers } from '#server/kit/context.ts';
import { issueCode } from '../../../kit/one-time-code/one-time-code.ts';
import { phoneOf } from './phone.ts';

export const sendCode: Handlers['memberSendCode'] = async (context, request) =>
  issueCode(context, phoneOf(request), 'login');
