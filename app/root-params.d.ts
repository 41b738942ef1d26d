// The types that Next generates see only one of the two root layouts with parameters.
declare module 'next/root-params' {
  export function brand(): Promise<string>;
  export function lang(): Promise<string | undefined>;
}
