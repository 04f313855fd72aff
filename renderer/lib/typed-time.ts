/** Minutes of `09:30`, or null when it is no time of a day. `24:00` is midnight. */
export const minuteOf = (text: string): number | null => {
  const [, hour, minute] = /^(\d{1,2})[:：]?(\d{2})$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (
    hour === undefined ||
    minute === undefined ||
    Number(minute) > 59 ||
    Number(hour) * 60 + Number(minute) > 1440
  )
    return null;
  return (Number(hour) * 60 + Number(minute)) % 1440;
};
