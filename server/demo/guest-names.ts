/** What guests of the town who write reviews are called. */
export const GUEST_NAMES = [
  '阿玲',
  'Joana',
  '何先生',
  'Kelvin',
  '小雯',
  'Marta',
  '李同學',
  'Wong',
  '阿Ken',
  '梁太',
  'Pedro',
  '詩敏',
];
