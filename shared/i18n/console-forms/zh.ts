/** Forms of the console in dialogs. */
export const texts = {
  'form.leave': '放棄未儲存的改動？',
  'form.leaveText': '填寫的內容尚未儲存。',
  'form.discard': '放棄改動',
  'form.stay': '繼續編輯',
} as const;
