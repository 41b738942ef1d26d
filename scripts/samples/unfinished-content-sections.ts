/** Heading and advice of each section of the list; docs/launch.md says where each is in the forms. */
export const UNFINISHED_CONTENT_SECTIONS = {
  environment: ['Settings', 'set it where the site is built; .env.example says how'],
  address: ['Addresses', 'the address guests write to'],
  phone: [
    'Phone',
    'the number with its country code, such as +255 ...; the site shows it as soon as it is there',
  ],
  owner: ['Legal notice', 'what the law asks for there; until then the page says that it is missing'],
  access: ['Access', 'what you have measured; until then the page does not mention it'],
  link: ['Links to a front page', 'the address of your own page there'],
  note: [
    'Facts, texts and parts',
    'yours, or take the part out, or say yes to it: then take the entry out of "samples" at the top of the file',
  ],
  taxes: [
    'Taxes',
    'the law on prices asks what they include; say it in content/shared/good-to-know.json, or of one house in its own good-to-know.json',
  ],
  guest: ['Words of guests', 'what a guest said, with their leave, and "sample": false'],
  post: ['Posts', 'your own, and without "sample: true"'],
  controls: ['Controls that do nothing', 'take the part out'],
  text: ['What looks like a sample', 'your own words, or take the part out'],
  date: ['Dates of the template', 'the day on which you wrote it'],
  dish: [
    'Dishes without a name, a price or a text',
    'write them; until then the page says that they will follow',
  ],
  drawn: ['Drawn pictures', 'a photograph in place of the drawing, then "npm run photos"'],
  photo: ['Pictures', 'a photograph, or a yes to the impression; then without "sample": true'],
  portrait: [
    'Pictures in portrait format',
    'most places cut off their top and bottom: look at the pages, or use a landscape picture',
  ],
  unused: ['Pictures that no page can show', 'no entry names the file: add one, or delete the file'],
  fact: [
    'Not said yet, what guests ask most often first',
    'shown as soon as it is there, and no page mentions it until then; the file good-to-know.json of a house is for what is different there',
  ],
  language: [
    'Sentences without a translation',
    'shown in English until there is one; "npm run languages", then docs/languages.md',
  ],
} as const;
export type UnfinishedContentSection = keyof typeof UNFINISHED_CONTENT_SECTIONS;

/** A line of the list. */
export interface UnfinishedContentItem {
  readonly section: UnfinishedContentSection;
  readonly location: string;
  readonly description: string;
}
