/** jsx-runtime.ts for "npm run dev" and unit tests. */
import * as react from 'react/jsx-dev-runtime';
import { withLanguage } from './with-language';

export { Fragment, type JSX } from 'react/jsx-dev-runtime';

type Arguments = Parameters<typeof react.jsxDEV>;

export const jsxDEV = (type: Arguments[0], props: object, ...rest: Tail<Arguments>) =>
  react.jsxDEV(type, withLanguage(type, { ...props }), ...rest);

type Tail<List> = List extends readonly [unknown, unknown, ...infer Rest] ? Rest : never;
