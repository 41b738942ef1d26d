/** Options for parsing the text of a post, both to check it and to show it. HTML in it is shown as text. */
export const MARKDOWN_PARSER_OPTIONS = { disableParsingRawHTML: true, forceBlock: true };
