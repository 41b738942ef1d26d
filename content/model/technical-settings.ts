import { z } from 'zod';
import { toZodMessage } from '../fields/error-messages';
import { groupRegistry } from '../fields/field-metadata';
import * as field from '../fields/field-types';
import { defineContentType } from './content-type';

/** How the brand arranges its pages. */
const lookSchema = field.select(
  'Look of all pages: still and wide like a gallery, or colourful like a scrapbook',
  ['gallery', 'scrapbook'],
);

const textVariablesSchema = z
  .record(
    z.string(),
    field.union('a number or a text', 'Write a whole number without quotes, or a text between quotes.', [
      field.positiveInteger('Number'),
      field.translatedText('Words', { translatorComment: 'within sentences, in place of {placeholder}' }),
    ]),
    {
      error: toZodMessage({
        problem: 'the values that texts repeat are missing.',
        remedy: 'Write { } for none.',
      }),
    },
  )
  .register(groupRegistry, {
    label: 'Values that texts repeat',
    hint: 'each {name} in a text of the house shows the value here',
  });

/** Settings of a brand that only a developer changes. No page shows them as they are written. */
export const technicalSettings = defineContentType({
  brand: field.fieldset('Technical', {
    look: lookSchema,
    /** schema.org types of the brand and of its rooms. */
    lodgingType: field.select('What search engines call the house', ['Hotel', 'Resort']),
    roomLodgingType: field.select('What search engines call its rooms', ['HotelRoom', 'Suite']),
    /** "villa" or "boutique" in the specification (ENT-01, ENT-10). */
    roomType: field.nonTranslatableText('Kind of its rooms in the data file of pictures'),
    bookingQueryParameters: field
      .fieldset('What the booking site calls the parts of a stay', {
        checkIn: field.nonTranslatableText('Check-in'),
        checkOut: field.nonTranslatableText('Check-out'),
        rooms: field.nonTranslatableText('Rooms').optional(),
        adults: field.nonTranslatableText('Adults').optional(),
        children: field.nonTranslatableText('Children').optional(),
      })
      .optional(),
    video: field.list(
      'Files of the video',
      field.fieldset('File', { src: field.publicFilePath('File'), type: field.nonTranslatableText('Type') }),
    ),
    drawing: field.fieldset('Size of the drawing of the house', {
      width: field.positiveInteger('Width in px'),
      height: field.positiveInteger('Height in px'),
    }),
    /** `{doubleRooms:words}` in a text of the brand is "six". */
    textVariables: textVariablesSchema,
  }),
  variables: ({ brand }) => brand.textVariables,
  resolve: ({ brand }) => brand,
});
