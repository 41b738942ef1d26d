const STREAMING_ATTRIBUTE = / vt-[a-z]+="[^"]*"/g;

/**
 * Removes the attributes that `<ViewTransition>` writes for parts that are streamed. They are not valid HTML, and no page
 * here is streamed.
 */
export const removeStreamingAttributes = (html: string): string => html.replaceAll(STREAMING_ATTRIBUTE, '');
