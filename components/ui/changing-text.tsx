/**
 * A text that changes, in an element that is replaced with it: a browser that translates the page puts texts into
 * elements of its own, where React neither changes nor removes them.
 */
export function ChangingText({ children }: { readonly children: string | false | null | undefined }) {
  return children && <span key={children}>{children}</span>;
}
