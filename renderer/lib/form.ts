import { useForm } from '@mantine/form';
import { useRef, type SyntheticEvent } from 'react';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { useT } from './i18n.ts';

/** What is wrong, by the path of the field: the key of its words. */
export type Problems = Partial<Record<string, MessageKey | null>>;

type Options<Values> = {
  initialValues: Values;
  problemsOf?: (values: Values) => Problems;
};

/** Leads to the first field that is wrong, once it is drawn so: in a long form it may be out of sight. `from`: the form, or the button that sends it. */
export const leadToProblem = (from: Element | undefined): void => {
  const form = from?.closest('form');
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
};

/** A form of the console: errors appear on the fields with the first submit and follow each change from then on. */
export const useFields = <Values extends Record<string, unknown>>({
  initialValues,
  problemsOf = () => ({}),
}: Options<Values>) => {
  const t = useT();
  const isSubmitted = useRef(false);
  const form = useForm<Values>({
    initialValues,
    validate: problemsOf,
    clearInputErrorOnChange: false,
    onValuesChange: () => {
      if (isSubmitted.current) form.validate();
    },
  });
  const errorOf = (path: string): string | null => {
    const key = form.errors[path] as MessageKey | undefined;
    return key ? t(key) : null;
  };
  return {
    values: form.values,
    set: form.setValues,
    setProblem: form.setFieldError,
    errorOf,
    /** The properties of the input at a path: value, change handler and error. */
    field: (path: string) => ({ ...form.getInputProps(path), error: errorOf(path) }),
    /** Calls `onValid` with the values when nothing is wrong with them; else the first field that is wrong has the focus. */
    submit: (onValid: (values: Values) => void) => (event?: SyntheticEvent) => {
      event?.preventDefault();
      isSubmitted.current = true;
      if (form.validate().hasErrors) {
        leadToProblem(event?.currentTarget);
        return;
      }
      onValid(form.getValues());
    },
  };
};
