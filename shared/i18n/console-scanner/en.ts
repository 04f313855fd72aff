import type { texts as zh } from './zh.ts';

/** The console’s page for scanners, and the scanner doctor. */
export const texts: Record<keyof typeof zh, string> = {
  'scanner.testOnly': 'Scans on this page are tests. Nothing is looked up or redeemed.',
  'scanner.last': 'Last read',
  'scanner.none': 'Nothing read yet',
  'scanner.testCode': 'Test code {number}, read correctly',
  'scanner.voucher': 'Voucher {code}',
  'scanner.qr': 'A guest’s QR code',

  'scanner.camera.title': 'Camera',
  'scanner.camera.list': 'Choose a camera',
  'scanner.camera.preview': 'Camera preview',
  'scanner.camera.size': '{width} × {height}, {rate} frames a second',
  'scanner.camera.slow': 'The picture is slow, as happens in poor light or on a busy computer',
  'scanner.camera.missing':
    'The chosen “{name}” is not connected. It will be used again once plugged in.',
  'scanner.camera.permission': 'Camera permission',
  'scanner.camera.permission.granted': 'Allowed',
  'scanner.camera.permission.prompt': 'You are asked when the camera opens. Press “Allow”.',
  'scanner.camera.permission.denied':
    'Blocked. Press the lock in the address bar and set the camera to “Allow”; for the desktop app, allow Senado in the system’s privacy settings.',
  'scanner.camera.permission.unknown':
    'This browser does not show the permission; it asks when the camera opens.',

  'scanner.wedge.title': 'Keyboard scanner',
  'scanner.wedge.ready': 'Ready at any time',
  'scanner.wedge.timing': '{keys} keys, median gap {median} ms, longest {max} ms',
  'scanner.wedge.set': 'Set for this scanner',
  'scanner.wedge.reset': 'Reset to standard',
  'scanner.wedge.doctor': 'Check the scanner',
  'scanner.wedge.doctorHint':
    'Scan four test codes to find and fix problems with layout, input method, prefix, suffix, speed and lost keys.',
  'scanner.profile.byPlace': 'Reads keys by position',
  'scanner.profile.swaps': 'Restores {count} character | Restores {count} characters',
  'scanner.profile.capsLock': 'Undoes Caps Lock',
  'scanner.profile.swapped': 'Swaps upper and lower case',
  'scanner.profile.aim': 'Removes symbology marks',
  'scanner.profile.prefix': 'Removes “{text}” from the start',
  'scanner.profile.tail': 'Removes “{text}” from the end',
  'scanner.profile.suffix.enter': 'Ends with Enter',
  'scanner.profile.suffix.tab': 'Ends with Tab',
  'scanner.profile.suffix.none': 'No end key: done after {ms} ms of silence',
  'scanner.profile.slow': 'Allows slower keys ({ms} ms)',

  'scanner.serial.title': 'Serial scanner',
  'scanner.serial.hint': 'For scanners set to USB serial (virtual COM) or on RS-232.',
  'scanner.serial.speed': 'Speed',
  'scanner.serial.speedHint': 'See the scanner’s manual; most are set to 9600.',
  'scanner.hid.title': 'HID POS scanner',
  'scanner.hid.hint':
    'For scanners set to HID POS mode. An empty list means that it is in keyboard mode: no need to connect, just scan.',
  'scanner.device.none': 'Not connected',
  'scanner.device.opening': 'Connecting',
  'scanner.device.on': 'Connected',
  'scanner.device.lost': 'Not found; connects automatically when plugged in',
  'scanner.device.busy': 'Cannot be opened; close the program that is using it',
  'scanner.device.unsupported': 'Not possible in this browser; use Chrome, Edge or the desktop app',
  'scanner.device.connect': 'Connect',
  'scanner.device.other': 'Use another',
  'scanner.device.again': 'Try again',
  'scanner.device.forget': 'Stop using',
  'scanner.device.forgetOf': 'Stop using: {name}',
  'scanner.device.connectOf': 'Connect: {name}',
  'scanner.device.otherOf': 'Use another: {name}',

  'scanner.selfTest.title': 'Reading self-test',
  'scanner.selfTest.hint':
    'Needs no device: draws a QR code and a bar code, reads them, and shows how fast this computer is.',
  'scanner.selfTest.start': 'Start the test',
  'scanner.selfTest.running': 'Testing',
  'scanner.selfTest.good': 'Reading works and is fast enough',
  'scanner.selfTest.slow': 'Reading works but is slow: closing other programs helps',
  'scanner.selfTest.wrong': 'The reader could not read it. Reload the page or update the browser',
  'scanner.selfTest.broken':
    'The reader cannot start. Update the browser, or ask the owner to check that the network allows wasm files',
  'scanner.selfTest.row': '{kind}: {ms} ms',
  'scanner.selfTest.fail': '{kind}: not read',
  'scanner.selfTest.QR': 'QR code',
  'scanner.selfTest.CODE128': 'Bar code',

  'doctor.title': 'Check the scanner',
  'doctor.lead':
    'Scan these four codes in turn. Print them, or scan the screen if your scanner is an imager.',
  'doctor.print': 'Print the sheet',
  'doctor.next': 'Scan code {number} now',
  'doctor.all': 'All four have been scanned',
  'doctor.code': 'Test code {number}',
  'doctor.code.digits': 'Digits',
  'doctor.code.letters': 'Letters',
  'doctor.code.marks': 'Symbols',
  'doctor.code.qr': 'QR code',
  'doctor.state.waiting': 'Waiting',
  'doctor.state.right': 'Correct',
  'doctor.state.wrong': 'Incorrect',
  'doctor.noQr':
    'No QR? Laser scanners read bar codes only. Skip code 4: a guest’s QR has its bar code below it.',
  'doctor.field': 'Keep the cursor here while scanning',
  'doctor.strange':
    'That was not a code from the sheet, or it was too garbled to recognise. Scan it once more.',
  'doctor.nothing': 'Findings appear here after the first scan.',
  'doctor.findings': 'Findings',
  'doctor.fine': 'Everything works with the standard settings.',
  'doctor.pace': 'Median gap between keys {median} ms, longest {max} ms',
  'doctor.proof': 'Read again with these settings, {count} of {total} codes are right.',
  'doctor.apply': 'Use on this till',
  'doctor.again': 'Start over',
  'doctor.applied': 'Done. This till now reads this scanner',
  'doctor.cure.fixed': 'Handled by the till',
  'doctor.cure.scanner': 'Set the scanner',
  'doctor.layout.FR': 'French',
  'doctor.layout.PT': 'Portuguese',
  'doctor.layout.DE': 'German',
  'doctor.layout.CN': 'Chinese input',
  'doctor.layout.other': 'another',
  'doctor.swap': '{meant} becomes {received}',
  'doctor.computerLayout': 'The computer’s keyboard layout is {layout}, not US',
  'doctor.computerLayout.do':
    'The till will read keys by position. For other programs, set the computer’s keyboard to US.',
  'doctor.scannerLayout':
    'The scanner is set for a keyboard layout ({layout}) that the computer does not have',
  'doctor.scannerLayout.do':
    'The till will restore these characters. Or set the scanner’s country / keyboard language to USA by its manual.',
  'doctor.learnedLayout': 'Some characters arrive as others',
  'doctor.learnedLayout.do':
    'The till has learned them from the test codes. Better still, set the scanner’s keyboard language to USA.',
  'doctor.garbled': 'Some characters are merged and cannot be told apart',
  'doctor.garbled.do':
    'Set the scanner’s country / keyboard language to USA as its manual describes, then check again.',
  'doctor.ime': 'An input method is on',
  'doctor.ime.do':
    'The till reads the keys themselves and is not affected. For other programs, switch it off with Shift or Ctrl + Space before scanning.',
  'doctor.fullWidth': 'Characters are full-width',
  'doctor.fullWidth.do':
    'The till turns them into ordinary ones. For other programs, switch with Shift + Space.',
  'doctor.capsLock': 'Caps Lock is on and reverses the case',
  'doctor.capsLock.do':
    'The till will undo it while Caps Lock is on. Or just switch Caps Lock off.',
  'doctor.caseSwapped': 'The scanner swaps upper and lower case',
  'doctor.caseSwapped.do':
    'The till will swap it back. In manuals the setting is called Caps Lock or Invert Case.',
  'doctor.upperOnly': 'The scanner turns all letters to upper case',
  'doctor.upperOnly.do':
    'This cannot be undone and spoils guests’ QR codes; 12-digit codes still work. Switch off Convert to Upper Case by the manual.',
  'doctor.lowerOnly': 'The scanner turns all letters to lower case',
  'doctor.lowerOnly.do':
    'This cannot be undone and spoils guests’ QR codes; 12-digit codes still work. Switch off Convert to Lower Case by the manual.',
  'doctor.aim': 'Each code starts with a symbology mark “{text}”',
  'doctor.aim.do': 'The till will remove it. In manuals the setting is called AIM ID or Code ID.',
  'doctor.prefix': 'Each code starts with “{text}”, which is not part of it',
  'doctor.prefix.do': 'The till will remove it. In manuals the setting is called Prefix.',
  'doctor.tail': 'Each code ends with “{text}”, which is not part of it',
  'doctor.tail.do': 'The till will remove it. In manuals the setting is called Suffix.',
  'doctor.noSuffix': 'No Enter comes after a scan',
  'doctor.noSuffix.do':
    'The till will use the pause instead. It is slightly faster with the scanner’s suffix set to CR (Enter).',
  'doctor.tabSuffix': 'A Tab comes after a scan instead of Enter',
  'doctor.tabSuffix.do': 'The till reads that too. Nothing to change.',
  'doctor.mixedSuffix': 'Enter comes after some scans and not after others',
  'doctor.mixedSuffix.do':
    'The till reads them anyway. Check whether the suffix is set for some symbologies only, and set it for all.',
  'doctor.slow': 'Keys arrive slowly: median {median} ms, longest {max} ms',
  'doctor.slow.do': 'The till will allow more time. Setting Inter-character Delay to 0 is safer.',
  'doctor.tooSlow': 'Keys arrive too slowly: median {median} ms, longest {max} ms',
  'doctor.tooSlow.do':
    'Slow enough to be a person typing. Set Inter-character Delay to 0; move a wireless scanner closer to its base.',
  'doctor.dropped': '{count} character was lost | {count} characters were lost',
  'doctor.dropped.do':
    'Plug the scanner into the computer itself, not a hub; or set Inter-character Delay to 5–10 ms.',
  'doctor.doubled': '{count} character too many | {count} characters too many',
  'doctor.doubled.do':
    'Usually caused by repeating keys. Set Inter-character Delay to 5–10 ms, and check that no other program forwards keys.',
  'doctor.altCodes': 'The scanner types with Alt codes',
  'doctor.altCodes.do':
    'Switch off ALT Mode (Universal Keyboard Emulation) by the manual, and set its keyboard language to USA.',

  'doctor.sheet.title': 'Senado scanner test sheet',
  'doctor.sheet.lead':
    'In the console open “Scanners” → “Check the scanner”, then scan these four codes in turn.',
  'doctor.sheet.foot':
    'These are not vouchers; nothing is redeemed. Print at 100 %, without scaling.',
};
