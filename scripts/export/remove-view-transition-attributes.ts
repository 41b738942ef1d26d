const VIEW_TRANSITION_ATTRIBUTE = / vt-[a-z]+="[^"]*"/g;

/**
 * Removes the attributes that `<ViewTransition>` adds for streaming. They are not valid HTML, and a static export does
 * not stream.
 */
export const removeViewTransitionAttributes = (html: string): string =>
  html.replaceAll(VIEW_TRANSITION_ATTRIBUTE, '');
