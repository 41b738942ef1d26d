// `.each` of Jest refuses an empty table. An owner may have taken a page off every house: then there is nothing to test.

const skip = (name: string) => test.skip(name, () => {});

export const testEachOrSkip = <Row extends object>(rows: readonly Row[]) =>
  rows.length > 0 ? test.each(rows) : skip;

export const describeEachOrSkip = <Row extends object>(rows: readonly Row[]) =>
  rows.length > 0 ? describe.each(rows) : skip;
