import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/client/api-error.ts';
import { identity, type IdentityForm } from '#shared/validate/identity.ts';
import { api } from './checkout-api.ts';
import { riskBuyerQuery } from './checkout-queries.ts';

/** Keeps the document for the next risk order: kind and last 4 characters. The order carries it anyway, so only a refusal of the document itself is a failure; sending it twice is safe. */
export const useKeepRisk = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (form: IdentityForm): Promise<void> => {
      const checked = identity(form);
      if (!checked.ok) return;
      const { riskCertificateType, riskCertificateNum } = checked;
      try {
        await api.riskEditBuyer({ riskCertificateType, riskCertificateNum });
      } catch (error) {
        if (isApiError(error) && error.reason === 'CERTIFICATE_INVALID') throw error;
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: riskBuyerQuery().queryKey }),
  });
};
