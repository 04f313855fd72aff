export declare const FUSES: Readonly<Record<number, boolean>>;
export declare const flip: (program: string, options?: { isMac?: boolean }) => Promise<number>;
