/** What JSX is compiled to (`jsxImportSource` in tsconfig.json): React's own, for texts that know their language. */
import * as react from 'react/jsx-runtime';
import { withLanguage } from './with-language';

export { Fragment, type JSX } from 'react/jsx-runtime';

type Arguments = Parameters<typeof react.jsx>;

export const jsx = (type: Arguments[0], props: object, key: Arguments[2]) =>
  react.jsx(type, withLanguage(type, { ...props }), key);
export const jsxs = (type: Arguments[0], props: object, key: Arguments[2]) =>
  react.jsxs(type, withLanguage(type, { ...props }), key);
