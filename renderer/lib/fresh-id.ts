import { v4, v7 } from 'uuid';
import { asId, type RequestId } from '#shared/kernel/ids.ts';

/** The id of one attempt to redeem or undo, the same on every repeat (decision B4). Works on plain http too, where `crypto.randomUUID` is missing. */
export const newRequestId = (): RequestId => asId(v7());

/** A random text for a header or a device. */
export const randomText = (): string => v4();
