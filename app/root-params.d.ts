// Next generates no types for these: it takes the layout of app/(unbranded), whose route is "/", for the only root
// layout.
declare module 'next/root-params' {
  export function brand(): Promise<string>;
  export function lang(): Promise<string | undefined>;
}
