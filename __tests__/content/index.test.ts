import { brands } from '../support/site';

test.each(brands)('the content of $name leaves none of the redactions of the specification', (brand) => {
  expect(JSON.stringify(brand)).not.toMatch(/\{(email|name|user_content|key)\}|lorem ipsum|undefined/i);
});
