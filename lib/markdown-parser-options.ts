/** How the text of a post is read, where it is checked and where it is shown: HTML in it is text. */
export const MARKDOWN_SYNTAX = { disableParsingRawHTML: true, forceBlock: true };
