type Picture = { readonly size: number; readonly png: Buffer };
export declare const ico: (pictures: readonly Picture[]) => Buffer;
export declare const icns: (pictures: readonly Picture[]) => Buffer;
