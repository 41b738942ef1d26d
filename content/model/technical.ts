import { z } from 'zod';
import {
  fieldset,
  groupRegistry,
  list,
  positiveInteger,
  publicFilePath,
  select,
  translatedText,
  union,
  untranslatedText,
} from '../fields/field-types';
import { defineContentType } from './content-type';

/** How the brand arranges its pages. */
const look = select('Look of all pages: still and wide like a gallery, or colourful like a scrapbook', [
  'gallery',
  'scrapbook',
]);

const textVariables = z
  .record(
    z.string(),
    union('a number or a text', 'Write a whole number without quotes, or a text between quotes.', [
      positiveInteger('Number'),
      translatedText('Words', { translatorComment: 'within sentences, in place of {placeholder}' }),
    ]),
    { error: 'the values that texts repeat are missing.\nWrite { } for none.' },
  )
  .register(groupRegistry, {
    label: 'Values that texts repeat',
    hint: 'each {name} in a text of the house shows the value here',
  });

/** Values that texts of a brand repeat: `{doubleRooms:words}` is "six". */
export const textVariablesFieldset = z.object({ textVariables });

/** Settings of a brand that only a developer changes. No page shows them as they are written. */
export const technical = defineContentType({
  brand: fieldset('Technical', {
    look,
    /** schema.org types of the brand and of its rooms. */
    lodgingType: select('What search engines call the house', ['Hotel', 'Resort']),
    roomLodgingType: select('What search engines call its rooms', ['HotelRoom', 'Suite']),
    /** "villa" or "boutique" in the specification (ENT-01, ENT-10). */
    roomType: untranslatedText('Kind of its rooms in the published file of pictures'),
    bookingQueryParameters: fieldset('What the booking site calls the parts of a stay', {
      checkIn: untranslatedText('Check-in'),
      checkOut: untranslatedText('Check-out'),
      rooms: untranslatedText('Rooms').optional(),
      adults: untranslatedText('Adults').optional(),
      children: untranslatedText('Children').optional(),
    }).optional(),
    video: list(
      'Files of the video',
      fieldset('File', { src: publicFilePath('File'), type: untranslatedText('Type') }),
    ),
    drawing: fieldset('Size of the drawing of the house', {
      width: positiveInteger('Width in px'),
      height: positiveInteger('Height in px'),
    }),
    textVariables,
  }),
  resolve: ({ brand: { textVariables: _, ...rest } }) => rest,
});
