import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useReturnTo } from '../../lib/navigation/use-return-to.ts';

/** Goes back to the screen that asked, with nothing behind to the given path, else to the addresses. */
export const useReturn = (otherwise: string = consumerRoutes.address.path): (() => void) =>
  useReturnTo(otherwise);
