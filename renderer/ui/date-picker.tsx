/** The fields that open a calendar. The kit's looks for them come with the screens that have one. */
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/zh-hk';
import {
  DatePickerInput as KitPicker,
  DatesProvider,
  type DatePickerInputProps,
  type DatePickerType,
} from '@mantine/dates';
import { useLanguage } from '../lib/i18n.ts';

/** The kit's field, with a calendar in the console's language; weeks begin on Monday. */
export const DatePickerInput = <Type extends DatePickerType = 'default'>(
  props: Omit<DatePickerInputProps<Type>, 'ref'>,
) => {
  const locale = useLanguage() === 'en' ? 'en' : 'zh-hk';
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <KitPicker {...props} />
    </DatesProvider>
  );
};
