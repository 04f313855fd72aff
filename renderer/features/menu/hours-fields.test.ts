import { describe, expect, it } from 'vitest';
import { hoursFieldsOf, hoursProblems, saleHoursOf, type HoursFields } from './hours-fields.ts';

const at = (...hours: [from: string, to: string][]): HoursFields => ({
  offered: 'hours',
  hours: hours.map(([from, to]) => ({ from, to })),
  weekdays: [],
});

describe('when a dish is offered, as it is typed', () => {
  it('comes back as it was', () => {
    const saleHours = { hours: [{ fromMinute: 1020, toMinute: 120 }], weekdays: [0, 6] };
    expect(hoursFieldsOf({ saleHours })).toMatchObject({ hours: [{ from: '17:00', to: '02:00' }] });
    expect(saleHoursOf(hoursFieldsOf({ saleHours }))).toEqual(saleHours);
    expect(saleHoursOf(hoursFieldsOf({ saleHours: null }))).toBeNull();
  });

  it('has its hours in the order of the day', () => {
    const { hours } = saleHoursOf(at(['17:00', '22:00'], ['07:00', '11:00']))!;
    expect(hours.map(({ fromMinute }) => fromMinute)).toEqual([420, 1020]);
  });

  it('is every day where all days are chosen', () => {
    const daily = { ...at(['07:00', '11:00']), weekdays: [1, 2, 3, 4, 5, 6, 0] };
    expect(saleHoursOf(daily)?.weekdays).toEqual([]);
  });

  it.each<[HoursFields, object]>([
    [at(['7:00', '11:00']), {}],
    [{ ...at(['x', '']), offered: 'always' }, {}],
    [at(['x', '']), { 'hours.0.from': 'stores.hours.bad', 'hours.0.to': 'stores.hours.bad' }],
    [at(), { hours: 'menuEdit.problem.hoursNone' }],
    [at(['07:00', '07:00']), { hours: 'menuEdit.problem.hoursEmpty' }],
    [at(['07:00', '11:00'], ['10:00', '12:00']), { hours: 'menuEdit.problem.hoursOverlap' }],
  ])('says what is wrong with it: %j', (fields, problems) => {
    expect(hoursProblems(fields)).toEqual(problems);
  });
});
